import { mkdirSync, rmSync } from "node:fs";
import { leaveDataDirs } from "#local/lock.ts";

const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * Runs a step with a folder of its own, its owner's alone, which goes with it: when it is done, when
 * it fails, and when it is interrupted, which ends the process.
 * @param interrupted what is said then, in one French line
 */
export async function withScratch<Result>(
  folder: string,
  interrupted: () => string,
  step: () => Promise<Result>,
): Promise<Result> {
  // Somebody else may still be writing into it.
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  const leave = () => {
    clear();
    leaveDataDirs();
    console.error(interrupted());
    process.exit(1);
  };
  for (const signal of SIGNALS) process.once(signal, leave);
  try {
    mkdirSync(folder, { mode: 0o700 });
    return await step();
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, leave);
    clear();
  }
}
