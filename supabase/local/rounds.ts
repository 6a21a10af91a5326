import { messageOf } from "#lib/server/messages.ts";
import type { Backend } from "./backend.ts";

/** The functions that a scheduler calls on a hosted Supabase, and how often. */
const ROUNDS = [
  { name: "send-mails", minutes: 5 },
  { name: "read-sources", minutes: 15 },
  { name: "apply-retention", minutes: 1_440 },
];

/** Plays the scheduler of a hosted Supabase: sends what has fallen due, and tidies up. */
export function startRounds(backend: Pick<Backend, "url" | "secretKey" | "tend">) {
  const { url, secretKey, tend } = backend;
  async function call({ name }: (typeof ROUNDS)[number]) {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: "{}",
    }).catch(() => null);
    if (!response?.ok)
      console.error(`La fonction ${name} n’a pas abouti ; nouvel essai plus tard.`);
    await tend().catch((error) => {
      console.error(`La base n’a pas pu être entretenue : ${messageOf(error)}`);
    });
  }
  const [first] = ROUNDS;
  if (first) void call(first);
  const timers = ROUNDS.map((round) => setInterval(call, round.minutes * 60_000, round));
  return { stop: async () => timers.forEach(clearInterval) };
}
