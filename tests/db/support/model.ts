import { readFile } from "node:fs/promises";
import { Client } from "pg";
import { readMigrations } from "#supabase/local/migrated.ts";
import { type Cluster, hasPostgres, startCluster } from "./cluster.ts";

/** Where the tests find the server that has the model; each makes its own database from that. */
export const SERVER = "MODEL_SERVER";
const MODEL = "modele";

/** One PostgreSQL server for all the files of a run, with a migrated database to copy. */
export default async function setUp(): Promise<(() => Promise<void>) | undefined> {
  if (!hasPostgres) return undefined;
  const cluster = await startCluster(true);
  try {
    process.env[SERVER] = await prepareModel(cluster);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return () => cluster.stop();
}

/** Makes the database that others are copied from; returns the address of its server. */
export async function prepareModel(cluster: Cluster): Promise<string> {
  const address = await cluster.createDatabase(MODEL);
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(await readFile(new URL("shim.sql", import.meta.url), "utf8"));
    for (const { sql } of await readMigrations()) await client.query(sql);
  } finally {
    await client.end();
  }
  return addressOf(address, "postgres");
}

/** A copy of the model on that server, with a name of its own; returns its address. */
export async function copyModel(server: string): Promise<string> {
  const name = `essai_${crypto.randomUUID().replaceAll("-", "")}`;
  await ask(server, `create database ${name} template ${MODEL}`);
  return addressOf(server, name);
}

/** Takes a copy away, whoever is still connected to it. */
export async function dropCopy(server: string, address: string): Promise<void> {
  await ask(server, `drop database ${address.split("/").at(-1)} with (force)`);
}

async function ask(server: string, sql: string): Promise<void> {
  const owner = new Client({ connectionString: server });
  await owner.connect();
  try {
    await owner.query(sql);
  } finally {
    await owner.end();
  }
}

function addressOf(server: string, name: string): string {
  return server.replace(/[^/]+$/, name);
}
