import type { Query } from "./engine.ts";

/**
 * Tables whose rows the planner does not know, or not any more. The thresholds are PostgreSQL's own
 * for autovacuum; a table without any statistics counts at once.
 */
const NEGLECTED = `
  select format('%I.%I', s.schemaname, s.relname) as name,
    s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) as is_bloated
  from pg_stat_user_tables s join pg_class c on c.oid = s.relid
  where c.reltuples < 0
    or s.n_mod_since_analyze > 50 + 0.1 * c.reltuples
    or s.n_dead_tup > 50 + 0.2 * c.reltuples`;

/**
 * Plays the autovacuum of a PostgreSQL server, which PGlite is without: a planner that knows nothing
 * of a table runs the words of a search once for every offer. One table a turn of the queue.
 */
export async function tendTables(query: Query): Promise<void> {
  // What was written a moment ago is counted once a second otherwise.
  await query("select pg_stat_force_next_flush()");
  const rows = await query<{ name: string; is_bloated: boolean }>(NEGLECTED);
  for (const { name, is_bloated } of rows) {
    await query(is_bloated ? `vacuum (analyze) ${name}` : `analyze ${name}`);
  }
}
