import { existsSync } from "node:fs";
import { copyFile, mkdir, rm } from "node:fs/promises";
import path from "node:path";
import type { Client } from "pg";
import { openClient, placeOf } from "#local/pg-client.ts";
import { runOn } from "#local/pg-programs.ts";
import { objectPath } from "#local/storage-adapter.ts";
import { Refusal } from "#server/refusal.ts";
import { FILES, KEYS } from "./contents.ts";

export const DUMP = "database.dump";
/** A file that goes while it is copied makes a new moment be chosen: that is rare. */
const TRIES = 5;

/**
 * Copies rows and files as they are at one moment, while others write.
 * @returns the files that rows name and that were gone before: the rest is copied without them.
 * @throws {Refusal} when the database cannot be dumped.
 */
export async function dumpPostgres(
  url: string,
  dataDir: string,
  folder: string,
): Promise<string[]> {
  const client = await openClient(url);
  try {
    const [site] = (await client.query("select to_regclass('storage.objects') as files")).rows;
    if (!site.files) {
      throw new Refusal(
        `Rien à sauvegarder ici : la base ${placeOf(url)} n’est pas celle du site.`,
      );
    }
    const keys = path.join(dataDir, KEYS);
    if (existsSync(keys)) await copyFile(keys, path.join(folder, KEYS));
    let missing: string[] = [];
    for (let turn = 1; turn <= TRIES; turn += 1) {
      const before = missing.join();
      missing = await dumpMoment(client, url, dataDir, folder, before);
      // What was missing at two moments did not go while it was copied.
      if (missing.join() === before) return missing;
    }
    throw new Refusal("Des fichiers s’en vont sans cesse : recommencez.");
  } finally {
    await client.end();
  }
}

/** Dumps the rows too, unless others than `known` of the files that they name are not there. */
async function dumpMoment(
  client: Client,
  url: string,
  dataDir: string,
  folder: string,
  known: string,
): Promise<string[]> {
  await rm(path.join(folder, FILES), { recursive: true, force: true });
  await client.query("begin isolation level repeatable read read only");
  try {
    const [moment] = (await client.query("select pg_export_snapshot() as name")).rows;
    const { rows } = await client.query<{ bucket: string; name: string }>(
      "select bucket_id as bucket, name from storage.objects order by 1, 2",
    );
    const missing: string[] = [];
    for (const { bucket, name } of rows) {
      const source = objectPath(path.join(dataDir, FILES), bucket, name);
      const target = objectPath(path.join(folder, FILES), bucket, name);
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(source, target).catch((error) => {
        if (error.code !== "ENOENT") throw error;
        missing.push(`${bucket}/${name}`);
      });
    }
    if (missing.join() !== known) return missing;
    const file = path.join(folder, DUMP);
    await runOn(url, "pg_dump", ["-Fc", "-f", file, `--snapshot=${moment.name}`]);
    return missing;
  } finally {
    // Where the connection broke there is nothing to end.
    await client.query("rollback").catch(() => undefined);
  }
}
