import { Client } from "pg";
import { migratedDatabase } from "#supabase/local/migrated.ts";
import { hasPostgres, startCluster } from "./cluster.ts";
import { copyModel, dropCopy, prepareModel, SERVER } from "./model.ts";

/** A migrated database of the test's own, driven as its owner. */
export interface Database {
  /** What runs it, for the report. */
  engine: string;
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Bare PostgreSQL where the machine has it, else the same roles and policies on PGlite. */
export async function startDatabase(): Promise<Database> {
  return hasPostgres ? startPostgres() : startPglite();
}

/** The embedded engine, bare. */
export async function startPglite(): Promise<Database> {
  const database = await migratedDatabase();
  return {
    engine: "PGlite",
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await database.query<Row>(sql, values)).rows,
    exec: async (sql) => void (await database.exec(sql)),
    close: () => database.close(),
  };
}

/** Bare PostgreSQL, with its address for whoever needs more than one connection. */
export async function startPostgres(): Promise<
  Database & { address: string; onNotice(hear: (text: string) => void): void }
> {
  // A benchmark, which no run of tests surrounds, has a server of its own.
  const cluster = process.env[SERVER] ? undefined : await startCluster(true);
  const server = process.env[SERVER] ?? (cluster && (await prepareModel(cluster))) ?? "";
  const address = await copyModel(server);
  const client = new Client({ connectionString: address });
  await client.connect();
  return {
    engine: "PostgreSQL",
    address,
    onNotice: (hear) => void client.on("notice", ({ message }) => hear(message ?? "")),
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await client.query(sql, values)).rows as Row[],
    exec: async (sql) => void (await client.query(sql)),
    close: async () => {
      await client.end();
      await (cluster ? cluster.stop() : dropCopy(server, address));
    },
  };
}
