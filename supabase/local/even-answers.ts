import { randomInt, randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { isOfSite, proofOf } from "./direct-limit.ts";

type Work = () => Promise<Response>;

/** Answers a request of the authentication service in a time that tells nothing. */
export type EvenTime = (request: Request, work: Work) => Promise<Response>;

/** Longer than a sign-up takes, which is the longest of what is hidden. */
const FLOOR_MS = 900;

/**
 * Lets direct callers wait as long for an address that has an account as for one that has none. The
 * site is answered at once: it does the same for its visitors (lib/auth/even-time.ts).
 * @param siteSecret what the site makes its fingerprints with
 */
export function createEvenTime(siteSecret: string, floorMs = FLOOR_MS): EvenTime {
  const proof = proofOf(siteSecret);
  return async (request, work) => {
    if (isOfSite(request, proof)) return work();
    const floor = wait(floorMs);
    try {
      return await work();
    } finally {
      await floor;
    }
  };
}

const KNOWN = "over_email_send_rate_limit";

/**
 * The answer to a sign-up; the one for an address that has an account is made like that for a new
 * one, which does not exist.
 */
export async function asIfNew(
  { email, data }: Record<string, unknown>,
  response: Response,
): Promise<Response> {
  if (response.status !== 429) return response;
  const { error_code } = Object(await response.clone().json());
  if (error_code !== KNOWN || typeof email !== "string") return response;
  const id = randomUUID();
  const address = email.toLowerCase();
  const own = { ...Object(data), email: address, email_verified: false };
  const user_metadata = asStored({ ...own, phone_verified: false, sub: id });
  // One row is written after the other.
  const asked = Date.now() - randomInt(15, 25);
  const made = asked + randomInt(8, 16);
  const identified = made + randomInt(2, 5);
  const identity = {
    identity_id: randomUUID(),
    id,
    user_id: id,
    identity_data: user_metadata,
    provider: "email",
    last_sign_in_at: moment(identified),
    created_at: moment(identified),
    updated_at: moment(identified),
    email: address,
  };
  const user = {
    id,
    aud: "authenticated",
    role: "authenticated",
    email: address,
    phone: "",
    app_metadata: { provider: "email", providers: ["email"] },
    user_metadata,
    identities: [identity],
    created_at: moment(made),
    updated_at: moment(made),
    is_anonymous: false,
    confirmation_sent_at: moment(asked),
  };
  const headers = new Headers(response.headers);
  for (const name of ["content-length", "x-sb-error-code"]) headers.delete(name);
  return new Response(JSON.stringify(user), { status: 200, headers });
}

/** In the order in which PostgreSQL gives back the keys of a `jsonb`: short ones first. */
function asStored(values: Record<string, unknown>): Record<string, unknown> {
  const order = (one: string, other: string) =>
    Buffer.byteLength(one) - Buffer.byteLength(other) ||
    Buffer.compare(Buffer.from(one), Buffer.from(other));
  const entries = Object.entries(values);
  return Object.fromEntries(entries.sort(([one], [other]) => order(one, other)));
}

/** "2026-11-22 12:14:17.19+00", as PostgreSQL writes a moment. */
function moment(time: number): string {
  const written = new Date(time).toISOString().replace("T", " ");
  return written.replace(/\.?0*Z$/, "+00");
}
