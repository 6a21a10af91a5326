import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { loading } from "./stack.ts";

/** A clock of a process of Node that can be set while it runs. */
export type Clock = {
  /** What the process is started with. */
  environment: Record<string, string>;
  /** Puts it so many milliseconds before or after ours. */
  set(pid: number, ahead: number): Promise<void>;
  remove(): void;
};

/** Until the process has heard of it. */
const HEARD_MS = 300;

export function makeClock(): Clock {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-clock-"));
  const file = path.join(folder, "ahead");
  writeFileSync(file, "0");
  return {
    environment: { NODE_OPTIONS: loading("shifted-clock.ts"), CLOCK_FILE: file },
    async set(pid, ahead) {
      writeFileSync(file, String(ahead));
      process.kill(pid, "SIGUSR2");
      await wait(HEARD_MS);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
