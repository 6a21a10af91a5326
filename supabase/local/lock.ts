import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Refusal } from "#server/refusal.ts";
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
  openDataDir(dataDir);
  const note = path.join(dataDir, "lock");
  const lock = new DatabaseSync(path.join(dataDir, "lock.db"), { timeout: 0 });
  try {
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new Refusal(
      `Le dossier de données ${dataDir} est déjà utilisé par ${ownerIn(note)} : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  // For people alone: the refusal above names it.
  writeFileSync(note, String(process.pid));
  return () => {
    if (!lock.isOpen) return;
    rmSync(note, { force: true });
    lock.close();
  };
}

const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** The owner may be about to write it. */
function ownerIn(note: string): string {
  try {
    const pid = readFileSync(note, "utf8");
    return /^\d+$/.test(pid) ? `le processus ${pid}` : "un autre processus";
  } catch {
    return "un autre processus";
  }
}
