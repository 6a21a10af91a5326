import { readFileSync } from "node:fs";
import { Client } from "pg";
import { freePort } from "#lib/server/ports.ts";
import { serveSite } from "#lib/server/site.ts";
import { type Backend, startBackend } from "#supabase/local/backend.ts";
import { generateJobs } from "#tests/bench/generate-jobs.ts";
import { hasPostgres, startCluster } from "#tests/db/support/cluster.ts";
import type { Database } from "#tests/db/support/postgres.ts";
import { type Front, startFront } from "#tests/support/site/front.ts";
import { startRedis } from "#tests/support/site/redis.ts";
import { loadOffers } from "./load.ts";
import type { EngineName } from "./options.ts";

/** The embedded engine holds everything in memory: more than this is no question for it. */
const MOST_EMBEDDED = 100_000;

/** Everything that runs while one engine is measured. */
export type Stack = {
  engine: string;
  offers: number;
  backend: Backend;
  siteUrl: string;
  front: Front | null;
  /** Bytes of memory that the web process has now; 0 where the system does not say. */
  memory(): number;
  stop(): Promise<void>;
};

/** Starts them, with so many offers; null where this engine is not here. */
export async function startStack(engine: EngineName, asked: number): Promise<Stack | null> {
  const given = process.env.DATABASE_URL;
  if (engine === "postgres" && !hasPostgres && !given) return null;
  /** What was started so far, undone from the last to the first. */
  const undo: (() => unknown)[] = [];
  const stop = async () => {
    for (let step = undo.pop(); step; step = undo.pop()) await step();
  };
  try {
    const databaseUrl = engine === "postgres" ? (given ?? (await ownDatabase(undo))) : null;
    const isSomebodys = databaseUrl !== null && (await holdsOffers(databaseUrl));
    const port = await freePort();
    const siteUrl = `http://localhost:${port}`;
    const backend = await startBackend({ siteUrl, databaseUrl });
    undo.push(backend.stop);
    const wanted = databaseUrl ? asked : Math.min(asked, MOST_EMBEDDED);
    if (!isSomebodys) await fill(backend, databaseUrl, wanted);
    const [found] = await backend.query<Counted>("select count(*)::integer from public.jobs");

    const redis = await startRedis();
    if (redis) undo.push(redis.stop);
    const env = { REDIS_URL: redis?.url ?? "", TRUSTED_PROXY: "1", LOG_LEVEL: "warn" };
    Object.assign(process.env, env);
    const options = { host: "127.0.0.1", port, siteUrl, source: backend };
    const web = await serveSite({ ...options, command: "start" }, (child) => undo.push(child.stop));
    const front = await startFront(port);
    if (front) undo.push(front.stop);
    return {
      engine: databaseUrl ? "PostgreSQL" : "the embedded engine",
      ...{ offers: found?.count ?? 0, backend, siteUrl, front, stop },
      memory: () => residentBytes(web.pid),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function ownDatabase(undo: (() => unknown)[]): Promise<string> {
  const cluster = await startCluster();
  undo.push(cluster.stop);
  return cluster.createDatabase();
}

type Counted = { count: number };

/** Whether offers were there before us: what is measured then is what somebody has. */
async function holdsOffers(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async ({ query }) => {
    const [table] = await query<{ found: string | null }>(
      "select to_regclass('public.jobs')::text as found",
    );
    if (!table?.found) return false;
    const [jobs] = await query<Counted>("select count(*)::integer from public.jobs");
    return (jobs?.count ?? 0) > 0;
  });
}

async function fill(backend: Backend, databaseUrl: string | null, count: number): Promise<void> {
  if (databaseUrl === null) return generateJobs(backend.query, count);
  await withClient(databaseUrl, (database) => loadOffers(database, count));
}

/** One connection for all: what is temporary there is that connection's own. */
async function withClient<Result>(
  databaseUrl: string,
  use: (database: Pick<Database, "query" | "exec">) => Promise<Result>,
): Promise<Result> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await use({
      query: async <Row>(sql: string, values?: unknown[]) =>
        (await client.query(sql, values)).rows as Row[],
      exec: async (sql) => void (await client.query(sql)),
    });
  } finally {
    await client.end();
  }
}

function residentBytes(pid: number | undefined): number {
  try {
    const [, kib = "0"] =
      /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kib) * 1024;
  } catch {
    return 0;
  }
}
