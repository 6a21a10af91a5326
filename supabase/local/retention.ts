import { loadEnvFiles } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { callAsOperator, whyNot } from "./operator-call.ts";
import { SUBJECTS } from "./retention-words.ts";

try {
  loadEnvFiles();
  const unknown = process.argv.slice(2).find((word) => word !== "--now");
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (--now, ou rien).`);
  const now = process.argv.includes("--now");
  const answer = await callAsOperator("apply-retention", { preview: !now });
  if (!answer.ok) throw new Refusal(`Tout n’a pas pu être oublié : ${whyNot(answer)}.`);
  const counts = Object.entries(answer.body.removed ?? {});
  if (counts.length === 0) console.log("Rien n’a dépassé son délai.");
  else console.log(now ? "Effacé :" : "Dépassé, à effacer par npm run retention -- --now :");
  for (const [subject, count] of counts) {
    console.log(`  ${String(count).padStart(6)} ${SUBJECTS[subject] ?? subject}`);
  }
} catch (error) {
  endWith(error);
}
