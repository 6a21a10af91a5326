import { messageOf } from "#server/refusal.ts";
import type { Backend } from "./backend.ts";

/** The functions that a scheduler calls on a hosted Supabase, and how often. */
const ROUNDS = [
  { name: "send-mails", minutes: 5, failure: "Des courriels n’ont pas pu partir" },
  {
    name: "apply-retention",
    minutes: 24 * 60,
    failure: "Ce qui a dépassé son délai n’a pas pu être effacé",
  },
];

/** The first round is called at each start; the others when they were due meanwhile. */
const AT_ONCE = "send-mails";

const LAST_RUNS = `select name, extract(epoch from now() - coalesce(ran_at, since)) / 60 as minutes
  from private.scheduled_jobs`;

/** Plays the scheduler of a hosted Supabase: sends at intervals what has fallen due, and tidies up. */
export function startRounds({
  url,
  secretKey,
  query,
  tend,
}: Pick<Backend, "url" | "secretKey" | "query" | "tend">): { stop(): Promise<void> } {
  async function call({ name, failure }: (typeof ROUNDS)[number]) {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: "{}",
    }).catch(() => null);
    if (!response?.ok) console.error(`${failure} ; nouvel essai plus tard.`);
    await tend().catch((error) => {
      console.error(`La base n’a pas pu être entretenue : ${messageOf(error)}`);
    });
  }
  let isOver = false;
  async function callWhatIsDue() {
    const lastRuns = await query<{ name: string; minutes: number }>(LAST_RUNS).catch(() => []);
    for (const round of ROUNDS) {
      const last = lastRuns.find(({ name }) => name === round.name);
      const isDue = round.name === AT_ONCE || (last && Number(last.minutes) >= round.minutes);
      if (isDue && !isOver) await call(round);
    }
  }
  void callWhatIsDue();
  const timers = ROUNDS.map((round) => setInterval(call, round.minutes * 60_000, round));
  return {
    stop: async () => {
      isOver = true;
      timers.forEach(clearInterval);
    },
  };
}
