import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";

/** What one question to the database reads, and how many questions one call asks. */
const MOST = 100;
const MOST_CALLS = 20;

/** Reads the publications that were too many, or too long, to be read when they were written. */
export async function readWaitingSignals(environment: FunctionEnvironment): Promise<void> {
  for (let call = 0; call < MOST_CALLS; call += 1) {
    const done = await callDatabase(environment, "read_waiting_signals", { most: MOST });
    if (Number(done) < MOST) return;
  }
}
