import path from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";
import type { Called, MailSent, Said } from "./function-isolate.ts";

/** The inside of an isolate: one function, one call after the other. */
type Handler = (request: Request, environment: FunctionEnvironment) => Promise<Response>;

const file = pathToFileURL(path.join(workerData.folder, "handler.ts")).href;
const { handle } = (await import(file)) as { handle: Handler };
const waiting = new Map<number, (error: string | null) => void>();
let mails = 0;

const say = (said: Said) => parentPort?.postMessage(said);

parentPort?.on("message", async (said: Called | MailSent) => {
  if ("mail" in said) waiting.get(said.mail)?.(said.error);
  else await answer(said);
});

async function answer({ request: { url, headers, body }, environment }: Called): Promise<void> {
  const request = new Request(url, { method: "POST", headers, body });
  const response = await handle(request, { ...environment, sendMail });
  const { status } = response;
  say({ answered: { status, headers: [...response.headers], body: await response.arrayBuffer() } });
}

/** Mails leave by the backend, whose mailbox it is. */
function sendMail(message: MailMessage): Promise<void> {
  const mail = mails++;
  say({ mail, message });
  return new Promise((resolve, reject) =>
    waiting.set(mail, (error) => {
      waiting.delete(mail);
      if (error === null) resolve();
      else reject(new Error(error));
    }),
  );
}
