import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { migratedDatabase, readMigrations } from "#local/migrated.ts";
import { hasPostgres, startCluster } from "./cluster.ts";

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

async function startPglite(): Promise<Database> {
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
export async function startPostgres(): Promise<Database & { address: string }> {
  const cluster = await startCluster(true);
  const address = await cluster.createDatabase();
  const client = new Client({ connectionString: address });
  await client.connect();
  const stop = async () => {
    await client.end();
    await cluster.stop();
  };

  try {
    await client.query(await readFile(new URL("shim.sql", import.meta.url), "utf8"));
    for (const { sql } of await readMigrations()) await client.query(sql);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    engine: "PostgreSQL",
    address,
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await client.query(sql, values)).rows as Row[],
    exec: async (sql) => void (await client.query(sql)),
    close: stop,
  };
}
