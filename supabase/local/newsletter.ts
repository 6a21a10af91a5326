import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { loadEnvFiles, readConfig } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { callAsOperator, type OperatorAnswer, whyNot } from "./operator-call.ts";

type Mail = NonNullable<OperatorAnswer["body"]["mail"]>;

/** Says what `--now` would send, and keeps its HTML part where a browser can open it. */
async function printMail({ subject, text, html }: Mail): Promise<void> {
  const { dataDir } = readConfig(process.env);
  await mkdir(dataDir, { recursive: true });
  const file = path.join(dataDir, "infolettre-apercu.html");
  await writeFile(file, html);
  console.log(`Objet : ${subject}\n\n${text}\n\nLa même, comme elle se verra : ${file}`);
}

/** Sends all that is due, and says what that was; each call takes a part of it. */
async function send(now: boolean): Promise<string> {
  const answer = await callAsOperator("send-mails", now ? { newsletter: "now" } : {});
  const { ok, body } = answer;
  if (body.error === "not_finished") return send(false);
  if (!ok) {
    throw new Refusal(`L’infolettre n’est pas partie à tout le monde : ${whyNot(answer)}.`);
  }
  return body.number ? `Le numéro ${body.number} est parti.` : "Ce qui attendait est parti.";
}

async function preview(): Promise<void> {
  const answer = await callAsOperator("send-mails", { newsletter: "preview" });
  const { ok, body } = answer;
  if (!ok) throw new Refusal(`L’aperçu n’est pas venu : ${whyNot(answer)}.`);
  if (body.mail) await printMail(body.mail);
  else console.log("Rien n’a paru depuis le dernier numéro : il n’y en aurait pas.");
}

try {
  loadEnvFiles();
  const options = process.argv.slice(2);
  const unknown = options.find((word) => word !== "--now" && word !== "--preview");
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (--preview, --now, ou rien).`);
  if (new Set(options).size > 1) throw new Refusal("--preview ou --now, pas les deux.");
  if (options.includes("--preview")) await preview();
  else console.log(await send(options.includes("--now")));
} catch (error) {
  endWith(error);
}
