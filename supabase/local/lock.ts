import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf, Refusal } from "#server/refusal.ts";
import { openDataDir } from "./data-dir.ts";

/**
 * Takes a data folder for this process. Two processes on one folder silently lose writes, so the
 * second one is refused for as long as the first lives.
 *
 * The lock is SQLite's on an empty file: the system holds it and gives it back when the process
 * ends, however it ends, so there is nothing to tidy up after a kill and no number that might belong
 * to somebody else by now. The file stays: two processes must never lock two files of one name.
 * @returns the function that gives the folder back.
 * @throws {Refusal} when the folder is in use, or cannot be one.
 */
export function lockDataDir(dataDir: string): () => void {
  return hold(dataDir, TAKE, "lock");
}

/**
 * Takes a data folder together with others who share it: several processes on one PostgreSQL keep
 * their files in one folder. Whoever wants it alone is refused meanwhile, and the other way round.
 * @returns the function that gives the folder back.
 * @throws {Refusal} when somebody has the folder alone, or it cannot be one.
 */
export function shareDataDir(dataDir: string): () => void {
  return hold(dataDir, SHARE, `lock-${process.pid}`);
}

function hold(dataDir: string, statement: string, noteName: string): () => void {
  openDataDir(dataDir);
  const note = path.join(dataDir, noteName);
  const file = path.join(dataDir, "lock.db");
  let lock: DatabaseSync | undefined;
  try {
    lock = new DatabaseSync(file, { timeout: 0 });
    lock.exec(statement);
  } catch (error) {
    lock?.close();
    if (codeOf(error) !== SQLITE_BUSY) throw unusable(file, error);
    throw new Refusal(
      `Le dossier de données ${dataDir} est déjà utilisé par ${ownerIn(dataDir)} : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  // For people alone: the refusal above names it, and a start says that it was left (crash.ts).
  writeFileSync(note, String(process.pid));
  const leave = () => {
    held.delete(leave);
    if (!lock.isOpen) return;
    rmSync(note, { force: true });
    lock.close();
  };
  held.add(leave);
  return leave;
}

const held = new Set<() => void>();

/** For a process that ends before its work does, and knows it: nothing of it looks like a kill. */
export function leaveDataDirs(): void {
  for (const leave of held) leave();
}

/**
 * On a file that it cannot write, SQLite takes a lock that others can take too, and says so only
 * when something is to be written. Nothing is: the transaction never ends well.
 */
const TAKE = "pragma journal_mode = memory; begin exclusive; pragma user_version = 1";
/** A reader's lock, which lasts as long as its transaction. */
const SHARE = "begin; pragma user_version";

/** SQLite's codes; the longer ones, more precise, end in these eight bits. */
const SQLITE_BUSY = 5;
const REASONS: Record<number, string> = {
  8: "le droit d’y écrire manque",
  14: "il ne s’ouvre pas, est-ce un dossier ?",
  26: "ce n’est pas un verrou",
};

function codeOf(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

function unusable(file: string, error: unknown): Refusal {
  const reason = REASONS[codeOf(error)] ?? messageOf(error);
  return new Refusal(
    `Le verrou ${file} ne peut pas servir (${reason}) : corrigez ses droits, ou effacez-le si aucun site n’utilise ce dossier, ou choisissez un autre dossier avec DATA_DIR.`,
  );
}

/** The owner may be about to write it. */
function ownerIn(dataDir: string): string {
  const pid = notesIn(dataDir).find(isAlive);
  return pid === undefined ? "un autre processus" : `le processus ${pid}`;
}

/** The processes that hold a data folder, or that held it and were killed. */
export function notesIn(dataDir: string): number[] {
  return readdirSync(dataDir).flatMap((name) => {
    const [, pid] = /^lock-(\d+)$/.exec(name) ?? [];
    return pid ? [Number(pid)] : name === "lock" ? pidIn(path.join(dataDir, name)) : [];
  });
}

function pidIn(note: string): number[] {
  try {
    const text = readFileSync(note, "utf8");
    return /^\d+$/.test(text) ? [Number(text)] : [];
  } catch {
    return [];
  }
}

/** Whether a process of this number runs; it may be somebody else by now. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
