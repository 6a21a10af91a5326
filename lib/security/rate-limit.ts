import "server-only";
import { headers } from "next/headers";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { logError } from "@/lib/monitoring/log";
import { visitorClient } from "@/lib/supabase/visitor";
import { clientAddress, networkOf } from "./incoming-request";
import { fingerprint } from "./secret";

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * Normalizes an e-mail address for rate limits only: "me+one@" becomes "me@", and Gmail ignores dots. Mail
 * is still sent to the original address. Keep equal to private.mailbox_of.
 */
export function mailboxOf(email: string): string {
  const whole = email.trim().toLowerCase();
  const name = whole.replace(/(\+.*)?@[^@]*$/, "");
  const domain = whole.slice(whole.lastIndexOf("@") + 1);
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Attempts per window for one identity and address. Where the database enforces its own limit (the calls of
 * `private.next_attempt` in supabase/schemas), that one must stay wider: check it before raising one here.
 */
const buckets = {
  "sign-in": { hits: 10, seconds: 15 * MINUTE },
  "sign-in-device": { hits: 10, seconds: 15 * MINUTE },
  "sign-up": { hits: 5, seconds: HOUR },
  resend: { hits: 3, seconds: 15 * MINUTE },
  recover: { hits: 3, seconds: 15 * MINUTE },
  "confirm-link": { hits: 20, seconds: 15 * MINUTE },
  "password-check": { hits: 10, seconds: 15 * MINUTE },
  "two-factor": { hits: 10, seconds: 15 * MINUTE },
  contact: { hits: 5, seconds: HOUR },
  newsletter: { hits: 5, seconds: HOUR },
  report: { hits: 10, seconds: HOUR },
  apply: { hits: 30, seconds: HOUR },
  "status-change": { hits: 120, seconds: HOUR },
  comment: { hits: 10, seconds: HOUR },
  upload: { hits: 30, seconds: HOUR },
  // Handlers that pages call automatically: far above what a reader can cause.
  saved: { hits: 240, seconds: 5 * MINUTE },
  views: { hits: 600, seconds: 5 * MINUTE },
  applied: { hits: 240, seconds: 5 * MINUTE },
  "prepare-application": { hits: 120, seconds: 5 * MINUTE },
  reactions: { hits: 120, seconds: 5 * MINUTE },
  "open-document": { hits: 120, seconds: 15 * MINUTE },
  export: { hits: 10, seconds: HOUR },
  "export-applications": { hits: 30, seconds: HOUR },
  calendar: { hits: 60, seconds: HOUR },
  unsubscribe: { hits: 10, seconds: 15 * MINUTE },
  match: { hits: 240, seconds: 5 * MINUTE },
  // API clients, limited by network only.
  api: { hits: 300, seconds: 5 * MINUTE },
  "offers-feed": { hits: 30, seconds: HOUR },
} as const;

export type Bucket = keyof typeof buckets;

/** One address may use this many times the limit of one identity. */
const ADDRESS_FACTOR = 10;

export type RateAnswer = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts an attempt of `identity` (an e-mail, a user id; empty for anonymous calls, limited by address only)
 * and returns whether it is allowed. Keys are hashed: the database sees neither addresses nor e-mails. If
 * the count fails, the attempt is allowed: the operation itself needs the same database.
 */
export async function takeRateLimit(bucket: Bucket, identity = ""): Promise<RateAnswer> {
  const { hits, seconds } = buckets[bucket];
  const { person, address } = await keysOf(identity);
  // Without identity and address, all callers would share one limit.
  if (identity === "" && address === null) return { allowed: true };
  const answers = await Promise.all([
    take(bucket, person, hits, seconds),
    address === null ? 0 : take(`${bucket}:address`, address, hits * ADDRESS_FACTOR, seconds),
  ]);
  const retryAfter = Math.max(...answers);
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true };
}

/** Resets the attempts after a correct password. */
export async function resetRateLimit(bucket: Bucket, identity: string): Promise<void> {
  const { person } = await keysOf(identity);
  const { error } = await visitorClient().rpc("reset_rate_limit", { bucket, key_hash: person });
  if (error) logError("limits.forget", error, { bucket });
}

/** Returns the seconds to wait; 0 if the attempt is allowed. */
async function take(bucket: string, key: string, hits: number, seconds: number): Promise<number> {
  const { data, error } = await visitorClient().rpc("take_rate_limit", {
    bucket,
    key_hash: key,
    max_hits: hits,
    window_seconds: seconds,
  });
  if (error) logError("limits.take", error, { bucket });
  const [answer] = data ?? [];
  return answer && !answer.allowed ? answer.retry_after : 0;
}

async function keysOf(identity: string) {
  const address = clientAddress((await headers()).get("x-forwarded-for"));
  const network = address === null ? null : networkOf(address);
  return {
    person: fingerprint(`${network ?? ""} ${nameOf(identity)}`),
    address: network === null ? null : fingerprint(network),
  };
}

/** All spellings of an e-mail address share one limit. */
function nameOf(identity: string): string {
  return identity.includes("@") ? mailboxOf(identity) : identity.trim().toLowerCase();
}

/**
 * Counts a call of a handler. Returns null if it is allowed, else a 429 response with a message and a
 * `Retry-After` header (docs/security.md, Limits).
 */
export async function refuseTooMany(bucket: Bucket, identity: string): Promise<Response | null> {
  const rate = await takeRateLimit(bucket, identity);
  if (rate.allowed) return null;
  return new Response(tryAgainIn(rate.retryAfter), {
    status: 429,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "private, no-store",
      "retry-after": String(rate.retryAfter),
    },
  });
}

/** The longest window of the database's own limits, in seconds. */
export const LONGEST_LIMIT = 3_600;

/**
 * Returns whether the database rejected a write because of its own rate limit, which applies to every
 * caller, through the site or directly.
 */
export function isTooMany(error: { message: string } | null): boolean {
  return error?.message.includes("too_many") ?? false;
}
