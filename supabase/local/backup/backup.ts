import { existsSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { loadKeys } from "#local/keys.ts";
import { lockDataDir, shareDataDir } from "#local/lock.ts";
import { Refusal } from "#server/refusal.ts";
import { pack } from "./archive.ts";
import { copyContents } from "./contents.ts";
import { askForCopy } from "./door.ts";
import { dumpPostgres } from "./postgres.ts";

/** What is backed up, and restored: the data folder, with its database or the operator's. */
export type Place = { dataDir: string; databaseUrl: string | null };

/**
 * Writes rows, files and keys of one moment into one file, whether the site runs or not.
 * @throws {Refusal} when the file is there already, or there is nothing to back up.
 */
export async function backUp({ dataDir, databaseUrl }: Place, file: string): Promise<void> {
  if (existsSync(file)) throw new Refusal(`${file} existe déjà : donnez un autre nom.`);
  if (!existsSync(path.join(dataDir, databaseUrl ? "" : "database"))) {
    throw new Refusal(`Le dossier de données ${dataDir} est vide : il n’y a rien à sauvegarder.`);
  }
  const folder = mkdtempSync(`${file}-`);
  try {
    if (databaseUrl) {
      const leave = shareDataDir(dataDir);
      await dumpPostgres(databaseUrl, dataDir, folder).finally(leave);
    } else {
      await copyEmbedded(dataDir, folder);
    }
    await pack(folder, file, databaseUrl ? "postgres" : "embedded");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By ourselves where nobody holds the folder, else by whoever does. */
async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const unlock = takenBy(dataDir);
  if (unlock) return copyContents(dataDir, folder).finally(unlock);
  await askForCopy(dataDir, (await loadKeys(dataDir)).secret, folder);
}

function takenBy(dataDir: string): (() => void) | null {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof Refusal && /déjà utilisé/.test(error.message)) return null;
    throw error;
  }
}
