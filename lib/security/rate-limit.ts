import "server-only";
import { headers } from "next/headers";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { logError } from "@/lib/monitoring/log";
import { visitorClient } from "@/lib/supabase/visitor";
import { clientAddress, networkOf } from "./incoming-request";
import { fingerprint } from "./secret";

const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox of an address, for limits alone: "me+one@" is "me@", and Gmail reads no dots. A mail goes
 * to the address as it was given. As private.mailbox_of.
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
 * How often each thing may be asked for, by the same person from the same address. What the database
 * stores has a wider limit there (the calls of `private.next_attempt` in supabase/schemas): who raises one
 * here looks whether that one still is the wider.
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
  // Handlers that pages call by themselves: far above what somebody who reads can cause.
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
  // Programs, which are counted by network alone.
  api: { hits: 300, seconds: 5 * MINUTE },
  "offers-feed": { hits: 30, seconds: HOUR },
} as const;

export type Bucket = keyof typeof buckets;

/** The limit of one address for all identities together. */
const ADDRESS_FACTOR = 10;

export type RateAnswer = { allowed: true } | { allowed: false; retryAfter: number };

/**
 * Counts one attempt of `identity` (an e-mail, a user id; empty for anonymous calls, counted by
 * the address alone) and says whether it may go on. Keys are fingerprints: the database learns
 * neither addresses nor e-mails. When it cannot count, it allows: what follows needs the same
 * database.
 */
export async function takeRateLimit(bucket: Bucket, identity = ""): Promise<RateAnswer> {
  const { hits, seconds } = buckets[bucket];
  const { person, address } = await keysOf(identity);
  // Without a name and without an address everybody would be the same person.
  if (identity === "" && address === null) return { allowed: true };
  const answers = await Promise.all([
    take(bucket, person, hits, seconds),
    address === null ? 0 : take(`${bucket}:address`, address, hits * ADDRESS_FACTOR, seconds),
  ]);
  const retryAfter = Math.max(...answers);
  return retryAfter > 0 ? { allowed: false, retryAfter } : { allowed: true };
}

/** Forgets the attempts after a right password. */
export async function resetRateLimit(bucket: Bucket, identity: string): Promise<void> {
  const { person } = await keysOf(identity);
  const { error } = await visitorClient().rpc("reset_rate_limit", { bucket, key_hash: person });
  if (error) logError("limits.forget", error, { bucket });
}

/** Seconds to wait, 0 when the attempt is allowed. */
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

/** However one's address is written, one has one mailbox. */
function nameOf(identity: string): string {
  return identity.includes("@") ? mailboxOf(identity) : identity.trim().toLowerCase();
}

/**
 * Counts a call of a handler; null when it may go on, else the answer that says when to come back
 * (docs/security.md, Limits), to the person in words and to a program in `Retry-After`.
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

/** The longest that the database's own limits last, in seconds. */
export const LONGEST_LIMIT = 3_600;

/**
 * Whether the database refused a write because its own limit is reached, which counts whoever
 * calls it, through the site or not.
 */
export function isTooMany(error: { message: string } | null): boolean {
  return error?.message.includes("too_many") ?? false;
}
