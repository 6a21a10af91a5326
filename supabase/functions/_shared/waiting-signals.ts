import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";

/** One question takes a second at most; the next round of the scheduler goes on. */
const MAX_MILLISECONDS = 10_000;
/** What came before counts too: a call that takes twenty seconds is ended. */
const MAX_OF_CALL = 18_000;

/**
 * Reads the publications that were too many, or too long, to be read when they were written.
 * @param called when the call began
 */
export async function readWaitingSignals(
  environment: FunctionEnvironment,
  called: number,
): Promise<void> {
  const end = Math.min(Date.now() + MAX_MILLISECONDS, called + MAX_OF_CALL);
  while (Date.now() < end) {
    if (Number(await callDatabase(environment, "read_waiting_signals", {})) === 0) return;
  }
}
