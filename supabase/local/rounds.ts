import { messageOf } from "#server/refusal.ts";
import type { Backend } from "./backend.ts";

/** The functions that a scheduler calls on a hosted Supabase, and how often. */
const ROUNDS = [
  { name: "send-application-news", minutes: 5, atOnce: true },
  { name: "send-alerts", minutes: 60, atOnce: false },
  { name: "send-newsletter", minutes: 5, atOnce: false },
];

/** Plays the scheduler of a hosted Supabase: sends at intervals what has fallen due, and tidies up. */
export function startRounds({
  url,
  secretKey,
  tend,
}: Pick<Backend, "url" | "secretKey" | "tend">): { stop(): Promise<void> } {
  async function call(name: string) {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: "{}",
    }).catch(() => null);
    if (!response?.ok) console.error("Des courriels n’ont pas pu partir ; nouvel essai plus tard.");
    await tend().catch((error) => {
      console.error(`La base n’a pas pu être entretenue : ${messageOf(error)}`);
    });
  }
  const timers = ROUNDS.map(({ name, minutes, atOnce }) => {
    if (atOnce) call(name);
    return setInterval(call, minutes * 60_000, name);
  });
  return { stop: async () => timers.forEach(clearInterval) };
}
