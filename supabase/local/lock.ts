import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Refusal } from "./refusal.ts";

/**
 * Takes a data folder for this process. Two processes on one folder silently lose writes, so the
 * second one is refused for as long as the first lives.
 * @returns the function that gives the folder back.
 * @throws {Refusal} when the folder is in use.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, "lock");
  const mine = identity(process.pid);

  for (;;) {
    try {
      writeFileSync(file, mine, { flag: "wx" });
      return () => {
        if (read(file) === mine) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!isCode(error, "EEXIST")) throw error;
    }
    const owner = read(file);
    if (owner && isAlive(owner)) {
      throw new Refusal(
        `Le dossier de données ${dataDir} est déjà utilisé par le processus ${pidOf(owner)} : arrêtez-le, ou choisissez un autre dossier avec DATA_DIR.`,
      );
    }
    // Left by a process that was killed. Removed only as it was read: somebody may have just come.
    if (read(file) === owner) rmSync(file, { force: true });
  }
}

/**
 * A process by its number and, where /proc tells it, its start time: after a restart, and in a
 * container at every start, the same number belongs to somebody else.
 */
function identity(pid: number): string {
  const stat = read(`/proc/${pid}/stat`);
  const startTime = stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return startTime ? `${pid} ${startTime}` : String(pid);
}

function isAlive(owner: string): boolean {
  const pid = pidOf(owner);
  if (!Number.isInteger(pid) || pid < 1) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!isCode(error, "EPERM")) return false;
  }
  return identity(pid) === owner;
}

function pidOf(owner: string): number {
  return Number(owner.split(" ")[0]);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
