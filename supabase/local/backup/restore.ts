import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { lockDataDir } from "#local/lock.ts";
import { Refusal } from "#server/refusal.ts";
import { unpack } from "./archive.ts";
import type { Place } from "./backup.ts";
import { replaceContents } from "./contents.ts";
import { restorePostgres } from "./postgres.ts";

/** What was put back: from when it is, and where the former contents of the folder lie. */
export type Restored = { date: string; aside: string | null };

/**
 * Puts back what a file of `backUp` holds. The site must not run; what a data folder held before is
 * put aside, what a PostgreSQL held is replaced in one transaction.
 * @throws {Refusal} when the site runs or the file is no backup of this engine; nothing has changed.
 */
export async function restore({ dataDir, databaseUrl }: Place, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Refusal(`${file} n’existe pas.`);
  const unlock = lockDataDir(dataDir);
  const folder = path.join(dataDir, `restauration-${process.pid}`);
  try {
    const { date } = await unpack(file, folder, databaseUrl ? "postgres" : "embedded");
    if (databaseUrl) await restorePostgres(databaseUrl, folder);
    const aside = await replaceContents(folder, dataDir);
    return { date, aside };
  } finally {
    rmSync(folder, { recursive: true, force: true });
    unlock();
  }
}
