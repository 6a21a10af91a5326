import { existsSync, renameSync, rmSync } from "node:fs";
import { lockDataDir } from "#local/lock.ts";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";
import { draftFolder, readyFolder } from "#server/restore-folders.ts";
import { unpack } from "./archive.ts";
import type { Place } from "./backup.ts";
import { replaceContents } from "./contents.ts";
import { verifyEmbedded } from "./embedded.ts";
import { endRestore, telling } from "./halfway.ts";
import { isRestored, refuseUsed, restorePostgres, writeScript } from "./postgres-restore.ts";
import { withScratch } from "./scratch.ts";

/** What was put back: from when it is, and where the former contents of the folder lie. */
export type Restored = {
  date: string;
  aside: string | null;
  /** What a restore that was killed had left, in one French line. */
  found: string | null;
};

/**
 * Puts back what a file of `backUp` holds: unpacked beside what is there and looked at first, then
 * moved into its place. The site must not run; what a data folder held before is put aside, what a
 * PostgreSQL held is replaced in one transaction. Whatever it is that stops it, the site is as it was
 * before or as the file has it, if need be by the next command (`endRestore`).
 * @throws {Refusal} when the site runs or the file is no backup of this engine; nothing has changed.
 */
export async function restore(place: Place, file: string): Promise<Restored> {
  if (!existsSync(file)) throw new Refusal(`${file} n’existe pas.`);
  const wasThere = existsSync(place.dataDir);
  const found = await endRestore(place, true);
  return telling(found, async () => ({ ...(await putBack(place, file, wasThere)), found }));
}

async function putBack({ dataDir, databaseUrl }: Place, file: string, wasThere: boolean) {
  const unlock = lockDataDir(dataDir);
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, "-");
  const draft = draftFolder(dataDir);
  const ready = readyFolder(dataDir, stamp);
  const interrupted = () =>
    existsSync(ready)
      ? "Restauration interrompue : le prochain démarrage dira si elle a eu lieu."
      : "Restauration interrompue : rien n’a été changé.";
  let isDone = false;
  try {
    return await withScratch(draft, interrupted, async () => {
      const { date } = await unpack(file, draft, databaseUrl ? "postgres" : "embedded");
      if (databaseUrl) await refuseUsed(databaseUrl);
      await (databaseUrl ? writeScript(draft) : verifyEmbedded(draft, file));
      // From here on it is decided: whoever comes after a kill goes on.
      renameSync(draft, ready);
      if (databaseUrl) await putRows(databaseUrl, ready, stamp);
      const aside = putFiles(ready, dataDir, stamp, databaseUrl === null);
      isDone = true;
      return { date, aside };
    });
  } finally {
    unlock();
    // A folder that was made for this alone, and got nothing.
    if (!isDone && !wasThere && !existsSync(ready)) rmSync(dataDir, { recursive: true });
  }
}

/** The connection may break when all is done: what counts is what the database says. */
async function putRows(url: string, ready: string, stamp: string): Promise<void> {
  try {
    await restorePostgres(url, ready, stamp);
  } catch (error) {
    if (await isRestored(url, stamp)) return;
    rmSync(ready, { recursive: true });
    throw error;
  }
}

function putFiles(ready: string, dataDir: string, stamp: string, canGiveUp: boolean) {
  try {
    return replaceContents(ready, dataDir, stamp);
  } catch (error) {
    const why = `Les fichiers n’ont pas pu être mis en place (${causeOf(error)})`;
    if (!canGiveUp) {
      throw new Refusal(
        `${why}, les lignes de la base le sont : corrigez cela, le prochain démarrage achève la restauration.`,
      );
    }
    rmSync(ready, { recursive: true });
    throw new Refusal(`${why} : corrigez cela et recommencez, rien n’a été changé.`);
  }
}
