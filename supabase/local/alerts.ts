import { loadEnvFiles } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { callAsOperator } from "./operator-call.ts";

try {
  loadEnvFiles();
  const unknown = process.argv.slice(2).find((word) => word !== "--now");
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (--now, ou rien).`);
  const now = process.argv.includes("--now");
  const { ok, status, body } = await callAsOperator("send-alerts", { now });
  if (!ok) throw new Refusal(`Les alertes ne sont pas toutes parties (${body.error ?? status}).`);
  console.log(now ? "Toutes les alertes sont parties." : "Les alertes dues sont parties.");
} catch (error) {
  endWith(error);
}
