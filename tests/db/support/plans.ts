import { hasPostgres } from "./cluster";
import { type Database, startPostgres } from "./postgres";

/** Who asks: a visitor, the site's own rounds, or somebody by the id of their account. */
export type Asker = "visitor" | "rounds" | { id: string };

export const canPlan = hasPostgres;

/**
 * A database that `fill` has filled with many rows, and what is read there for one question.
 * @param large A table with more rows than this is not to be read from one end to the other.
 */
export async function manyRows(large: number, fill: (database: Database) => Promise<void>) {
  const database = await startPostgres();
  // Words, rules and keys to others are not what is looked at, and would be most of the time.
  await database.exec("set session_replication_role = replica; set synchronous_commit = off");
  // Other processes would keep counts of their own.
  await database.exec("set max_parallel_workers_per_gather = 0");
  await fill(database);
  await database.exec(LOG_PLANS);
  let plans: string[] = [];
  database.onNotice((text) => plans.push(text));
  await database.exec("set session_replication_role = origin");
  return {
    ...{ query: database.query, close: database.close },
    /** The large tables that were read whole for one question, and what was compiled for it. */
    async readWhole(asker: Asker, sql: string, values: unknown[] = []) {
      plans = [];
      const whole = await readWhole(database, large, asker, sql, values);
      return [...whole, ...plans.flatMap(compiled)];
    },
  };
}

/** The plan of whatever takes longer than this, also within functions. */
const LOG_PLANS = `load 'auto_explain'; set auto_explain.log_level = 'notice';
  set auto_explain.log_min_duration = '2ms'; set auto_explain.log_nested_statements = on;
  set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
  set auto_explain.log_format = 'json'`;

/**
 * PostgreSQL compiles what it believes to be dear, which takes longer than most questions: an estimate
 * is then wrong, as of a series whose length is not known before.
 * @see https://www.postgresql.org/docs/15/jit-decision.html
 */
function compiled(notice: string): string[] {
  const plan = notice.slice(notice.indexOf("{"));
  if (!plan.includes('"JIT"')) return [];
  return [`compiled: ${JSON.parse(plan)["Query Text"].replace(/\s+/g, " ").slice(0, 80)}`];
}

async function readWhole(
  database: Database,
  large: number,
  asker: Asker,
  sql: string,
  values: unknown[],
): Promise<string[]> {
  await database.exec("begin");
  try {
    // What earlier questions read may not have been counted away yet.
    const before = new Map(await readOf(database, large));
    await database.exec(as(asker));
    await database.query(sql, values);
    await database.exec("reset role");
    const after = await readOf(database, large);
    return (
      after
        // What stops at the first so many that it meets may begin where the table does.
        .filter(([name, read]) => read > (before.get(name) ?? 0) + large / 2)
        .map(([name]) => name)
    );
  } finally {
    await database.exec("rollback");
  }
}

/** How many rows of each large table were read in the order in which they lie. */
async function readOf({ query }: Database, large: number): Promise<[string, number][]> {
  const rows = await query<{ name: string; read: string }>(
    `select s.relname as name, s.seq_tup_read as read from pg_stat_xact_all_tables s
     join pg_class c on c.oid = s.relid where c.reltuples > $1 order by 1`,
    [large],
  );
  return rows.map(({ name, read }) => [name, Number(read)]);
}

function as(asker: Asker): string {
  if (asker === "visitor") return "set local role anon";
  if (asker === "rounds") return "set local role service_role";
  return `set local role authenticated; set local "request.jwt.claim.sub" = '${asker.id}'`;
}
