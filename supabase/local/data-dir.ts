import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";

/** What says that a start has been in a folder. */
const SIGNS = ["lock.db", "keys.json", "database"];
/** What a start leaves before them, and a backup's unpacking. */
const HARMLESS = ["lock", "restauration.part", ".DS_Store", ".gitkeep", "lost+found"];

/**
 * What is the site's would be strewn among somebody's things, and taken for theirs.
 * @throws {Refusal} when a folder holds things and nothing that a start writes.
 */
function refuseForeignData(dataDir: string): void {
  const names = readdirSync(dataDir);
  const foreign = names.filter((name) => !HARMLESS.includes(name));
  if (foreign.length === 0 || names.some((name) => SIGNS.includes(name))) return;
  throw new Refusal(
    `Le dossier de données ${dataDir} contient autre chose que les données du site (${foreign.slice(0, 3).join(", ")}) : donnez avec DATA_DIR un dossier neuf ou vide, ou celui où le site a déjà démarré.`,
  );
}

/**
 * Takes a data folder for this process, made if there is none. Two processes on one folder silently
 * lose writes, so the second one is refused for as long as the first lives.
 *
 * The lock is SQLite's on an empty file: the system gives it back when the process ends, however it
 * ends. The file stays: two processes must never lock two files of one name.
 * @returns the function that gives the folder back.
 * @throws {Refusal} when the folder is in use, or cannot be one.
 */
export function lockDataDir(dataDir: string): () => void {
  const note = path.join(dataDir, "lock");
  let lock: DatabaseSync | undefined;
  try {
    // Mails and CVs of people lie in it.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    refuseForeignData(dataDir);
    lock = new DatabaseSync(path.join(dataDir, "lock.db"), { timeout: 0 });
    // On a file that it cannot write SQLite takes a lock that others can take too, until it writes.
    lock.exec("pragma journal_mode = memory; begin exclusive; pragma user_version = 1");
    writeFileSync(note, String(process.pid));
  } catch (error) {
    lock?.close();
    throw refusalOf(dataDir, error);
  }
  return () => {
    if (!lock.isOpen) return;
    rmSync(note, { force: true });
    lock.close();
  };
}

const SQLITE_BUSY = 5;

function refusalOf(dataDir: string, error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { errcode } = Object(error);
  if (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY) {
    return new Refusal(
      `Le dossier de données ${dataDir} est déjà utilisé par ${ownerIn(dataDir)} : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  return new Refusal(
    `Le dossier de données ${dataDir} ne peut pas servir (${causeOf(error)}) : corrigez ses droits, ou choisissez-en un autre avec DATA_DIR.`,
  );
}

/** The owner may be about to write it. */
function ownerIn(dataDir: string): string {
  try {
    const pid = readFileSync(path.join(dataDir, "lock"), "utf8");
    return pid ? `le processus ${pid}` : "un autre processus";
  } catch {
    return "un autre processus";
  }
}
