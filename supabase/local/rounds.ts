import type { Backend } from "./backend.ts";

/** The functions that a scheduler calls on a hosted Supabase. */
const FUNCTION = "send-application-news";
const MINUTES = 5;

/** Plays the scheduler of a hosted Supabase: sends at intervals what has fallen due. */
export function startRounds({ url, secretKey }: Backend): { stop(): Promise<void> } {
  async function call() {
    const response = await fetch(`${url}/functions/v1/${FUNCTION}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: "{}",
    }).catch(() => null);
    if (!response?.ok) console.error("Des courriels n’ont pas pu partir ; nouvel essai plus tard.");
  }
  const timer = setInterval(call, MINUTES * 60_000);
  call();
  return { stop: async () => clearInterval(timer) };
}
