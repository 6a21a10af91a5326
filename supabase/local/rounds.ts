import { messageOf } from "#server/refusal.ts";
import type { Backend } from "./backend.ts";

/** The functions that a scheduler calls on a hosted Supabase. */
const FUNCTION = "send-application-news";
const MINUTES = 5;

/** Plays the scheduler of a hosted Supabase: sends at intervals what has fallen due, and tidies up. */
export function startRounds({
  url,
  secretKey,
  tend,
}: Pick<Backend, "url" | "secretKey" | "tend">): { stop(): Promise<void> } {
  async function call() {
    const response = await fetch(`${url}/functions/v1/${FUNCTION}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: "{}",
    }).catch(() => null);
    if (!response?.ok) console.error("Des courriels n’ont pas pu partir ; nouvel essai plus tard.");
    await tend().catch((error) => {
      console.error(`La base n’a pas pu être entretenue : ${messageOf(error)}`);
    });
  }
  const timer = setInterval(call, MINUTES * 60_000);
  call();
  return { stop: async () => clearInterval(timer) };
}
