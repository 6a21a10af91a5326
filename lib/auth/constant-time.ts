import "server-only";
import { setTimeout as wait } from "node:timers/promises";

/** Longer than any of the answers that it hides takes. */
const FLOOR_MS = 900;

/**
 * Lets an answer take about the same time whatever was found, so that its length does not tell
 * whether an account exists (docs/security.md, Even answers).
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = wait(FLOOR_MS);
  try {
    return await work();
  } finally {
    await floor;
  }
}
