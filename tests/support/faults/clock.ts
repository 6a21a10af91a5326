import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loading } from "./stack.ts";

/** A clock of a process of Node that can be set while it runs. */
export type Clock = ReturnType<typeof makeClock>;

/** Until the process has heard of it. */
const HEARD_MS = 300;

export function makeClock() {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-clock-"));
  const file = path.join(folder, "ahead");
  writeFileSync(file, "0");
  return {
    /** What the process is started with. */
    environment: { NODE_OPTIONS: loading("shifted-clock.ts"), CLOCK_FILE: file },
    /** Puts it so many milliseconds before or after ours. */
    async set(pid: number, ahead: number) {
      writeFileSync(file, String(ahead));
      process.kill(pid, "SIGUSR2");
      await wait(HEARD_MS);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
