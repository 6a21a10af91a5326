import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";

/** One question takes a second at most; the next round of the scheduler goes on. */
const MAX_MILLISECONDS = 10_000;

/** Reads the publications that were too many, or too long, to be read when they were written. */
export async function readWaitingSignals(environment: FunctionEnvironment): Promise<void> {
  const start = Date.now();
  while (Date.now() - start < MAX_MILLISECONDS) {
    if (Number(await callDatabase(environment, "read_waiting_signals", {})) === 0) return;
  }
}
