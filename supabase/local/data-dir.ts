import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { messageOf, Refusal } from "#lib/server/messages.ts";

/**
 * Locks a data folder for this process, and creates it if necessary. Two processes on one folder silently
 * lose writes, so the second is refused while the first is running.
 * The lock is SQLite's on an empty file: the system releases it when the process ends, however it ends. The
 * file stays: two processes must never lock two files of one name.
 * @returns the function that unlocks the folder.
 * @throws {Refusal} when the folder is in use, or cannot be created.
 */
export function lockDataDir(dataDir: string): () => void {
  let lock: DatabaseSync | undefined;
  try {
    // It contains personal mails and CVs.
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    lock = new DatabaseSync(path.join(dataDir, "lock.db"), { timeout: 0 });
    // On a read-only file SQLite takes a lock that others can take too, until it writes.
    lock.exec("pragma journal_mode = memory; begin exclusive; pragma user_version = 1");
  } catch (error) {
    lock?.close();
    throw refusalOf(dataDir, error);
  }
  return () => {
    if (lock.isOpen) lock.close();
  };
}

const SQLITE_BUSY = 5;

function refusalOf(dataDir: string, error: unknown): Refusal {
  const { errcode } = Object(error);
  if (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY) {
    return new Refusal(
      `Le dossier de données ${dataDir} est déjà utilisé par un site qui tourne : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
    );
  }
  return new Refusal(
    `Le dossier de données ${dataDir} ne peut pas servir (${messageOf(error)}) : corrigez ses droits, ou choisissez-en un autre avec DATA_DIR.`,
  );
}
