import { loadEnvFiles } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { callAsOperator, whyNot } from "./operator-call.ts";

try {
  loadEnvFiles();
  const unknown = process.argv.slice(2).find((word) => word !== "--now");
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (--now, ou rien).`);
  const now = process.argv.includes("--now");
  const answer = await callAsOperator("send-mails", now ? { alerts: "now" } : {});
  if (!answer.ok) {
    throw new Refusal(`Les alertes ne sont pas toutes parties : ${whyNot(answer)}.`);
  }
  console.log(now ? "Toutes les alertes sont parties." : "Les alertes dues sont parties.");
} catch (error) {
  endWith(error);
}
