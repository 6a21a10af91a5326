import "server-only";
import { forgetRate, takeRate } from "@/lib/rate-limit";
import { knownDevice } from "./known-device";

export type SignInTurn =
  | { allowed: true; giveBack(): Promise<void> }
  | { allowed: false; retryAfter: number; isKnownDevice: boolean };

/**
 * Counts one attempt at the password of `email`, whether there is such an account or not. A browser in
 * which the account was opened before counts apart: strangers cannot use its attempts up. All others
 * are counted by account and network, and by network.
 * @returns what forgets the attempts when the password was right, or the seconds to wait.
 */
export async function takeSignInTurn(email: string): Promise<SignInTurn> {
  const device = await knownDevice(email);
  const bucket = device === null ? "sign-in" : "sign-in-device";
  const identity = device ?? email;
  const rate = await takeRate(bucket, identity);
  return rate.allowed
    ? { allowed: true, giveBack: () => forgetRate(bucket, identity) }
    : { allowed: false, retryAfter: rate.retryAfter, isKnownDevice: device !== null };
}

/** Forgets the attempts on an account whose owner has just come by a mail's link. */
export async function forgetSignInTurns(email: string): Promise<void> {
  await forgetRate("sign-in", email);
}
