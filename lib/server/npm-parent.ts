import { readFileSync } from "node:fs";

/** How often the parent is looked at, in milliseconds. */
const EVERY_MS = 500;

/**
 * Ends a command of npm when npm is killed hard: it passes nothing on then, and what it had started
 * would keep its ports. A command that was started otherwise has no such parent.
 */
export function endWithNpm(end: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const watch = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(watch);
    end();
  }, EVERY_MS);
  watch.unref();
}

/**
 * Who started this process; and who started the shell, where npm's stays in between (Debian's does).
 * A parent that dies is replaced.
 */
function ancestors(): string {
  const parent = process.ppid;
  const shell = readShell(parent);
  return shell === null ? `${parent}` : `${parent} ${shell.parent}`;
}

/** The shell with that number; null where it is none, or where the system does not tell. */
function readShell(pid: number): { parent: string } | null {
  try {
    // "123 (sh) S 120 …": proc_pid_stat(5).
    const [, name = "", parent = ""] =
      readFileSync(`/proc/${pid}/stat`, "utf8").match(/^\d+ \((.*)\) \S (\d+)/s) ?? [];
    return name.endsWith("sh") ? { parent } : null;
  } catch {
    return null;
  }
}
