import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { readConfig } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import type { MailMessage } from "#shared/environment.ts";
import { callAsOperator, readOptions } from "./operator-call.ts";

type Call = Awaited<ReturnType<typeof callAsOperator>>;

/** Says what `--now` would send, and keeps its HTML part where a browser can open it. */
async function show({ subject, text, html }: MailMessage): Promise<void> {
  const { dataDir } = readConfig(process.env);
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, "infolettre-apercu.html");
  await writeFile(file, html);
  console.log(`Objet : ${subject}\n\n${text}\n\nLa même, comme elle se verra : ${file}`);
}

/** Sends all that is due, and says what that was; each call takes a part of it. */
async function send(call: Call, now: boolean): Promise<string> {
  const { status, body } = await call({ now });
  const { error, number } = body as { error?: string; number?: number | null };
  if (error === "not_finished") return send(call, false);
  if (status !== 200) {
    throw new Refusal(`L’infolettre n’est pas partie à tout le monde (${error ?? status}).`);
  }
  return number ? `Le numéro ${number} est parti.` : "Ce qui attendait est parti.";
}

try {
  const options = readOptions(["--preview", "--now"]);
  if (options.length > 1) throw new Refusal("--preview ou --now, pas les deux.");
  const call = await callAsOperator("send-newsletter");
  if (options.includes("--preview")) {
    const { status, body } = await call({ preview: true });
    const { mail, error } = body as { mail?: MailMessage | null; error?: string };
    if (status !== 200) throw new Refusal(`L’aperçu n’est pas venu (${error ?? status}).`);
    if (mail) await show(mail);
    else console.log("Rien n’a paru depuis le dernier numéro : il n’y en aurait pas.");
  } else {
    console.log(await send(call, options.includes("--now")));
  }
} catch (error) {
  endWith(error);
}
