import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import { refuseForeignData } from "#local/data-dir.ts";
import { lockDataDir } from "#local/lock.ts";
import { lineFor, Refusal } from "#server/refusal.ts";
import { restoreFolders } from "#server/restore-folders.ts";
import type { Place } from "./backup.ts";
import { FILES, KEYS, ROWS, replaceContents } from "./contents.ts";
import { isRestored } from "./postgres-restore.ts";

/**
 * Brings to its end a restore that was killed, one way or the other: what it had decided is done,
 * what it had not leaves no trace. To be asked before a data folder is used.
 * @param isRestoring whether a restore follows, which an empty folder does not surprise.
 * @returns what was done, in one French line; null when there was nothing.
 * @throws {Refusal} when a start would make a new site where somebody wanted theirs back, or the
 * folder is somebody else's.
 */
export async function endRestore(place: Place, isRestoring = false): Promise<string | null> {
  const { dataDir, databaseUrl } = place;
  refuseForeignData(dataDir);
  const { drafts, ready, asides } = restoreFolders(dataDir);
  if (drafts.length === 0 && ready.length === 0) {
    if (!isRestoring && !databaseUrl) refuseLostRows(dataDir, asides);
    return null;
  }
  const unlock = lockDataDir(dataDir);
  try {
    let says = "Une restauration avait été interrompue avant de rien changer";
    const undecided = drafts.map(({ folder }) => folder);
    for (const { folder, stamp } of ready) {
      if (databaseUrl && !(await isRestored(databaseUrl, stamp))) {
        undecided.push(folder);
        continue;
      }
      const aside = replaceContents(folder, dataDir, stamp);
      says = "Une restauration avait été interrompue : ses données sont maintenant en place";
      if (aside) says += `, ce qui était là avant est dans ${aside}`;
    }
    if (!isRestoring) refuseNothing(place);
    for (const folder of undecided) rmSync(folder, { recursive: true, force: true });
    return `${says}.`;
  } finally {
    unlock();
  }
}

/**
 * Whose data are in place after a kill, where nothing is left to bring to its end: a restore may have
 * been killed before it could say that it was done.
 */
export function stillAside(dataDir: string): string | null {
  const { drafts, ready, asides } = restoreFolders(dataDir);
  if (asides.length === 0 || drafts.length + ready.length > 0) return null;
  return `Les données en place sont celles qu’une restauration a rendues ; celles d’avant sont toujours dans ${asides.join(", ")}.`;
}

/** Runs a step after `endRestore`; when it is refused, what was found is told nonetheless. */
export async function telling<Result>(
  found: string | null,
  step: () => Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    const line = lineFor(error);
    throw found && line ? new Refusal(`${found}\n${line}`) : error;
  }
}

/** What is there stays, so that the next start says the same. */
function refuseNothing({ dataDir, databaseUrl }: Place): void {
  if (existsSync(path.join(dataDir, databaseUrl ? KEYS : ROWS))) return;
  throw new Refusal(
    `Une restauration a été interrompue dans ${dataDir}, où il n’y avait rien d’autre : recommencez-la (npm run restore -- FICHIER), ou effacez les dossiers « restauration-… » qui s’y trouvent pour partir d’une base neuve.`,
  );
}

/** Somebody moved things, or a restore of before did: what is aside may be all that there is. */
function refuseLostRows(dataDir: string, asides: string[]): void {
  if (existsSync(path.join(dataDir, ROWS))) return;
  if (asides.length === 0) {
    refuseFilesAlone(dataDir);
    return;
  }
  throw new Refusal(
    `${dataDir} n’a plus de base de données, mais ce qu’une restauration avait mis de côté y est (${asides.join(", ")}) : remettez-en le contenu à sa place, restaurez une sauvegarde, ou lancez « npm run db:reset » pour tout effacer.`,
  );
}

/** Files come after rows: where they are alone, the rows were lost or are on a PostgreSQL. */
function refuseFilesAlone(dataDir: string): void {
  const files = path.join(dataDir, FILES);
  const isKept = existsSync(files) && readdirSync(files).length > 0;
  if (!isKept || !existsSync(path.join(dataDir, KEYS))) return;
  throw new Refusal(
    `${dataDir} a les fichiers et les clés d’un site, mais plus sa base de données : remettez le dossier « ${ROWS} » à sa place, restaurez une sauvegarde (npm run restore -- FICHIER), donnez DATABASE_URL si elle est sur PostgreSQL, ou lancez « npm run db:reset » pour tout effacer.`,
  );
}
