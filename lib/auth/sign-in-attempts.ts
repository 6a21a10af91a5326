import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { resetRateLimit, takeRateLimit } from "@/lib/security/rate-limit";
import { knownDevice } from "./signed-cookies";

export type SignInAttempt =
  | { allowed: true; reset(): Promise<void> }
  | { allowed: false; retryAfter: number; isKnownDevice: boolean };

/**
 * Counts an attempt at the password of `email`, whether the account exists or not. A browser where the
 * account was opened before has its own limit, which strangers cannot use up. All others are limited by
 * account and network, and by network. The limits are in lib/security/rate-limit.ts.
 * @returns a function that resets the attempts once the password was right, or the seconds to wait
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

/** Resets the attempts on an account whose owner has just used a mail's link. */
export async function forgetSignInAttempts(email: string): Promise<void> {
  await resetRateLimit("sign-in", email);
}

/** Longer than any of the answers that it hides. */
const FLOOR_MS = 900;

/**
 * Makes an answer take about the same time whatever its result, so that its duration does not reveal
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
