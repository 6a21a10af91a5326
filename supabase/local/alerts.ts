import { endWith, Refusal } from "#server/refusal.ts";
import { callAsOperator, readOptions } from "./operator-call.ts";

try {
  const now = readOptions(["--now"]).includes("--now");
  const call = await callAsOperator("send-alerts");
  const { status, body } = await call({ now });
  if (status !== 200) {
    const { error } = body as { error?: string };
    throw new Refusal(`Les alertes ne sont pas toutes parties (${error ?? status}).`);
  }
  console.log(now ? "Toutes les alertes sont parties." : "Les alertes dues sont parties.");
} catch (error) {
  endWith(error);
}
