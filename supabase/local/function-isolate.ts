import { Worker } from "node:worker_threads";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";

/** A call as it crosses into the thread. */
export type Called = {
  request: { url: string; headers: [string, string][]; body: ArrayBuffer };
  environment: Omit<FunctionEnvironment, "sendMail">;
};
type Answered = { status: number; headers: [string, string][]; body: ArrayBuffer };
/** That a mail left, or why not. */
export type MailSent = { mail: number; error: string | null };
export type Said = { answered: Answered } | { mail: number; message: MailMessage };

/** What a call may take, outside calls included, and what an isolate may hold. */
const MAX_MILLISECONDS = 20_000;
const MAX_MEGABYTES = 192;
/** How many calls run; those of one function always leave a place to the others. */
const AT_ONCE = 3;
const OF_ONE_FUNCTION = AT_ONCE - 1;

/** A call that did not end by itself. */
export class StoppedFunction extends Error {}

/** Isolates that wait for their next call, by the folder of their function. */
const idle = new Map<string, Worker>();
/** The folders of the calls that run, and those that wait for their turn. */
const running: string[] = [];
const waiting: { folder: string; go: () => void }[] = [];

/**
 * Calls a function in a thread of its own, as the hosted platform gives it an isolate: what it
 * computes holds up nobody, and what does not end is ended.
 * @param folder where its `handler.ts` lies
 * @throws StoppedFunction when its time or its memory is used up
 */
export async function callIsolated(
  folder: string,
  request: Request,
  environment: FunctionEnvironment,
  milliseconds = MAX_MILLISECONDS,
): Promise<Response> {
  const { sendMail, ...rest } = environment;
  const { url, headers } = request;
  const body = await request.arrayBuffer();
  const call: Called = { request: { url, headers: [...headers], body }, environment: rest };
  await turn(folder);
  const worker = idle.get(folder) ?? start(folder);
  idle.delete(folder);
  try {
    const answered = await ask(worker, call, sendMail, milliseconds);
    if (idle.has(folder)) void worker.terminate();
    else idle.set(folder, worker);
    return new Response(answered.body, answered);
  } catch (error) {
    void worker.terminate();
    throw error;
  } finally {
    running.splice(running.indexOf(folder), 1);
    letIn();
  }
}

function turn(folder: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  waiting.push({ folder, go: resolve });
  letIn();
  return promise;
}

/** Lets in who waits longest among those who may: a call that came or ended makes room for one. */
function letIn(): void {
  const mayRun = (folder: string) =>
    running.length < AT_ONCE &&
    running.filter((other) => other === folder).length < OF_ONE_FUNCTION;
  const index = waiting.findIndex(({ folder }) => mayRun(folder));
  const next = waiting[index];
  if (next === undefined) return;
  waiting.splice(index, 1);
  running.push(next.folder);
  next.go();
}

function start(folder: string): Worker {
  const worker = new Worker(new URL("./function-worker.ts", import.meta.url), {
    workerData: { folder },
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES },
    // How this process was started is its own: code given to it by --eval would be taken for theirs.
    execArgv: [],
  });
  // One that dies between two calls is not the next to be asked.
  worker.on("exit", () => {
    if (idle.get(folder) === worker) idle.delete(folder);
  });
  // It does not keep the backend from ending.
  worker.unref();
  return worker;
}

function ask(
  worker: Worker,
  call: Called,
  sendMail: FunctionEnvironment["sendMail"],
  milliseconds: number,
): Promise<Answered> {
  const { promise, resolve, reject } = Promise.withResolvers<Answered>();
  const late = () => reject(new StoppedFunction(`no answer after ${milliseconds} ms`));
  const timer = setTimeout(late, milliseconds);
  const ended = () => reject(new StoppedFunction("it ended without an answer"));
  const tell = (sent: MailSent) => worker.postMessage(sent);
  const hear = (said: Said) => {
    if ("answered" in said) return resolve(said.answered);
    const { mail, message } = said;
    sendMail(message).then(
      () => tell({ mail, error: null }),
      (error) => tell({ mail, error: String(error) }),
    );
  };
  worker.on("message", hear).on("error", reject).on("exit", ended);
  worker.postMessage(call);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", hear).off("error", reject).off("exit", ended);
  });
}
