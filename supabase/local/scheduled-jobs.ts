import { messageOf } from "#lib/server/messages.ts";
import type { Query } from "./engine.ts";

/** The functions that a scheduler calls on a hosted Supabase, and their intervals in minutes. */
const ROUNDS = [
  { name: "send-mails", minutes: 1 },
  { name: "read-sources", minutes: 15 },
  { name: "apply-retention", minutes: 1_440 },
  // Timers are limited to 24 days.
  { name: "check-lmia-register", minutes: 10_080 },
];

type Backend = { url: string; secretKey: string; tend(): Promise<void> };

/** Replaces the scheduler of a hosted Supabase: calls each function at its interval. */
export function startRounds(backend: Backend) {
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

/**
 * Tables whose planner statistics are missing or out of date. The thresholds are PostgreSQL's own for
 * autovacuum; a table without any statistics counts at once.
 */
const NEGLECTED = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as is_bloated
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where c.reltuples < 0
    or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples
    or s.n_dead_tup > 50 + 0.2 * c.reltuples`;

/**
 * Replaces the autovacuum of a PostgreSQL server, which PGlite lacks: without statistics of a table the
 * planner evaluates a search once for every offer. Each table is a separate task of the queue.
 */
export async function tendTables(query: Query): Promise<void> {
  // Statistics of recent writes are otherwise flushed once a second.
  await query("select pg_stat_force_next_flush()");
  const rows = await query<{ name: string; is_bloated: boolean }>(NEGLECTED);
  for (const { name, is_bloated } of rows) {
    await query(is_bloated ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
}
