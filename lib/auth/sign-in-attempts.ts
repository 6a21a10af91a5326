import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { resetRateLimit, takeRateLimit } from "@/lib/security/rate-limit";
import { knownDevice } from "./signed-cookies";

export type SignInAttempt =
  | { allowed: true; reset(): Promise<void> }
  | { allowed: false; retryAfter: number; isKnownDevice: boolean };

/**
 * Counts one attempt at the password of `email`, whether there is such an account or not. A browser in
 * which the account was opened before counts apart: strangers cannot use its attempts up. All others
 * are counted by account and network, and by network. How many: lib/security/rate-limit.ts.
 * @returns what forgets the attempts when the password was right, or the seconds to wait.
 */
export async function takeSignInAttempt(email: string): Promise<SignInAttempt> {
  const device = await knownDevice(email);
  const bucket = device === null ? "sign-in" : "sign-in-device";
  const identity = device ?? email;
  const rate = await takeRateLimit(bucket, identity);
  return rate.allowed
    ? { allowed: true, reset: () => resetRateLimit(bucket, identity) }
    : { allowed: false, retryAfter: rate.retryAfter, isKnownDevice: device !== null };
}

/** Forgets the attempts on an account whose owner has just come by a mail's link. */
export async function forgetSignInAttempts(email: string): Promise<void> {
  await resetRateLimit("sign-in", email);
}

/** Longer than any of the answers that it hides takes. */
const FLOOR_MS = 900;

/**
 * Lets an answer take about the same time whatever was found, so that its length does not tell
 * whether an account exists (docs/security.md, Account enumeration).
 */
export async function inConstantTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = wait(FLOOR_MS);
  try {
    return await work();
  } finally {
    await floor;
  }
}
