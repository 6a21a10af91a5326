import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { Client } from "pg";
import { runOn, runProgram } from "#local/pg-programs.ts";
import { placeOf } from "#local/pool-engine.ts";
import { objectPath } from "#local/storage-adapter.ts";
import { root } from "#server/config.ts";
import { Refusal } from "#server/refusal.ts";
import { FILES, KEYS } from "./contents.ts";

const DUMP = "database.dump";
/** A file that goes while it is copied makes a new moment be chosen: that is rare. */
const TRIES = 5;

/** What is the site's in a database; the rest of it is left alone. */
const SCHEMAS = ["public", "private", "auth", "storage", "extensions", "supabase_migrations"];

const EMPTY = `
  ${SCHEMAS.map((schema) => `drop schema if exists ${schema} cascade;`).join("\n  ")}
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;`;

/**
 * Copies rows and files as they are at one moment, while others write.
 * @throws {Refusal} when the database cannot be dumped.
 */
export async function dumpPostgres(url: string, dataDir: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    for (let turn = 1; turn <= TRIES; turn += 1) {
      if (await dumpMoment(client, url, dataDir, folder)) break;
      if (turn === TRIES) throw new Refusal("Des fichiers s’en vont sans cesse : recommencez.");
    }
  } finally {
    await client.end();
  }
  const keys = path.join(dataDir, KEYS);
  if (existsSync(keys)) await copyFile(keys, path.join(folder, KEYS));
}

/** Tells whether every file that the rows of the moment name was still there. */
async function dumpMoment(client: Client, url: string, dataDir: string, folder: string) {
  for (const name of [DUMP, FILES])
    await rm(path.join(folder, name), { recursive: true, force: true });
  await client.query("begin isolation level repeatable read read only");
  try {
    const [moment] = (await client.query("select pg_export_snapshot() as name")).rows;
    const { rows } = await client.query<{ bucket: string; name: string }>(
      "select bucket_id as bucket, name from storage.objects",
    );
    for (const { bucket, name } of rows) {
      const source = objectPath(path.join(dataDir, FILES), bucket, name);
      if (!existsSync(source)) return false;
      const target = objectPath(path.join(folder, FILES), bucket, name);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(source, target);
    }
    const file = path.join(folder, DUMP);
    await runOn(url, "pg_dump", ["-Fc", "-f", file, `--snapshot=${moment.name}`]);
    return true;
  } finally {
    await client.query("rollback");
  }
}

/**
 * Puts a dump in the place of what the database holds, all of it or nothing.
 * @throws {Refusal} when somebody uses the database, or the dump does not go in.
 */
export async function restorePostgres(url: string, folder: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `select 1 from pg_stat_activity where datname = current_database()
     and pid <> pg_backend_pid() and backend_type = 'client backend'`,
  );
  await client.end();
  if (rows.length > 0) {
    throw new Refusal(
      `La base ${placeOf(url)} est utilisée (${rows.length} connexion(s)) : arrêtez le site d’abord, rien n’a été changé.`,
    );
  }
  const script = path.join(folder, "database.sql");
  await runProgram("pg_restore", ["--no-owner", "-f", script, path.join(folder, DUMP)]);
  const roles = path.join(root, "supabase/local/roles.sql");
  const settings = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "--single-transaction"];
  await runOn(url, "psql", [...settings, "-f", roles, "-c", EMPTY, "-f", script]);
}
