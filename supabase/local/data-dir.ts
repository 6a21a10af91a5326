import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";
import { foreignIn } from "./foreign.ts";
import { freeOf, RESERVE_BYTES } from "./room.ts";

/** What means something else of a folder than of anything. */
const REASONS: Record<string, string> = {
  EACCES: "le droit d’y écrire manque",
  EPERM: "le droit d’y écrire manque",
  ENOENT: "il ne peut pas être créé à cet endroit",
};

/**
 * To be asked before a data folder is read or written: what is the site's would be strewn among
 * somebody's things, and taken for theirs or with them when it goes.
 * @throws {Refusal} when it is no folder, or holds things and nothing that a start writes.
 */
export function refuseForeignData(dataDir: string): void {
  let foreign: string[];
  try {
    foreign = foreignIn(dataDir);
  } catch (error) {
    throw unusable(dataDir, error);
  }
  if (foreign.length === 0) return;
  const some = foreign.slice(0, 3).join(", ");
  throw new Refusal(
    `Le dossier de données ${dataDir} contient autre chose que les données du site (${some}${foreign.length > 3 ? "…" : ""}) : donnez avec DATA_DIR un dossier neuf ou vide, ou celui où le site a déjà démarré.`,
  );
}

/**
 * Makes a data folder if there is none, and makes sure that it can be written to.
 * @throws {Refusal} saying why it cannot be one.
 */
export function openDataDir(dataDir: string): void {
  refuseForeignData(dataDir);
  const probe = path.join(dataDir, `.essai-${process.pid}`);
  try {
    makeFolder(dataDir);
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): Refusal {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return new Refusal(
    `Le dossier de données ${dataDir} ne peut pas servir (${REASONS[code] ?? causeOf(error)}) : choisissez-en un autre avec DATA_DIR.`,
  );
}

/** `mkdir` one by one: Node's own `recursive` never ends where the system lets nothing be made. */
function makeFolder(folder: string): void {
  if (existsSync(folder) && statSync(folder).isDirectory()) return;
  const parent = path.dirname(folder);
  if (parent !== folder) makeFolder(parent);
  // Mails and CVs of people lie in it.
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * To be asked before a database is opened, since that writes.
 * @throws {Refusal} when the disk of the folder has no more than its reserve.
 */
export async function refuseFullDisk(dataDir: string, free = freeOf(dataDir)): Promise<void> {
  if ((await free()) >= RESERVE_BYTES) return;
  throw new Refusal(
    `Il reste moins de ${RESERVE_BYTES / 1024 / 1024} Mio sur le disque de ${dataDir} : libérez de la place, ou choisissez un autre dossier avec DATA_DIR.`,
  );
}
