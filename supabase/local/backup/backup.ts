import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { readKeys } from "#local/keys.ts";
import { isAlive, lockDataDir, shareDataDir } from "#local/lock.ts";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";
import { pack } from "./archive.ts";
import { copyContents, KEYS, ROWS } from "./contents.ts";
import { askForCopy } from "./door.ts";
import { endRestore, telling } from "./halfway.ts";
import { dumpPostgres } from "./postgres.ts";
import { withScratch } from "./scratch.ts";

/** What is backed up, and restored: the data folder, with its database or the operator's. */
export type Place = { dataDir: string; databaseUrl: string | null };

const CONTENTS = "contents";

/**
 * Writes rows, files and keys of one moment into one file, whether the site runs or not.
 * @returns what the operator should know of it, a French line each; null when there is nothing.
 * @throws {Refusal} when the file is there already, there is nothing to back up, or it fails.
 */
export async function backUp(place: Place, file: string): Promise<string | null> {
  if (existsSync(file)) throw new Refusal(`${file} existe déjà : donnez un autre nom.`);
  const found = await endRestore(place);
  const missing = await telling(found, () => writeInto(place, file));
  return [found, lost(missing)].filter(Boolean).join("\n") || null;
}

async function writeInto(place: Place, file: string): Promise<string[]> {
  const { dataDir, databaseUrl } = place;
  if (!existsSync(path.join(dataDir, databaseUrl ? KEYS : ROWS))) {
    throw new Refusal(
      `Rien à sauvegarder ici : aucun site n’a démarré dans ${dataDir}. Est-ce le bon DATA_DIR${databaseUrl ? "" : ", et manque-t-il DATABASE_URL"} ?`,
    );
  }
  // Damaged ones would be found out when they are needed.
  readKeys(dataDir);
  clearKilled(file);
  const scratch = `${file}.${process.pid}.part`;
  const interrupted = () => "Sauvegarde interrompue : il n’en reste rien.";
  try {
    return await withScratch(scratch, interrupted, () => write(place, scratch, file));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      `La sauvegarde ${file} n’a pas pu être écrite (${causeOf(error)}) : corrigez cela, ou choisissez un autre dossier. Il n’en reste rien.`,
    );
  }
}

function lost(missing: string[]): string | null {
  if (missing.length === 0) return null;
  return `${missing.length} fichier(s) que nomme la base n’étai(en)t plus sur le disque, la sauvegarde est faite sans : ${missing.slice(0, 5).join(", ")}${missing.length > 5 ? "…" : ""}.`;
}

async function write({ dataDir, databaseUrl }: Place, scratch: string, file: string) {
  const folder = path.join(scratch, CONTENTS);
  mkdirSync(folder);
  let missing: string[] = [];
  if (databaseUrl) {
    const leave = shareDataDir(dataDir);
    missing = await dumpPostgres(databaseUrl, dataDir, folder).finally(leave);
  } else {
    await copyEmbedded(dataDir, folder);
  }
  const whole = path.join(scratch, "whole");
  await pack(folder, whole, databaseUrl ? "postgres" : "embedded");
  // Under its name once it is whole.
  renameSync(whole, file);
  return missing;
}

/** What backups that were killed had left beside it, of this name or of yesterday's. */
function clearKilled(file: string): void {
  const folder = path.dirname(file);
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, start, pid] = /^(.+)\.(\d+)\.part$/.exec(name) ?? [];
    if (!start || isAlive(Number(pid))) continue;
    const left = path.join(folder, name);
    // Other programs call what they have not finished so too.
    const isOfOurs = start === path.basename(file) || existsSync(path.join(left, CONTENTS));
    if (isOfOurs) rmSync(left, { recursive: true, force: true });
  }
}

/** By ourselves where nobody holds the folder, else by whoever does. */
async function copyEmbedded(dataDir: string, folder: string): Promise<void> {
  const unlock = takenBy(dataDir);
  if (unlock) return copyContents(dataDir, folder).finally(unlock);
  await askForCopy(dataDir, readKeys(dataDir).secret, folder);
}

function takenBy(dataDir: string): (() => void) | null {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (error instanceof Refusal && /déjà utilisé/.test(error.message)) return null;
    throw error;
  }
}
