import { createHmac, timingSafeEqual } from "node:crypto";
import { SITE_PROOF_HEADER, SITE_PROOF_TEXT } from "#site-proof";

/** The wrong passwords that may come at once, and the seconds after which another may. */
const ACCOUNT = { burst: 10, refill: 300 };
const EVERYBODY = { burst: 30, refill: 10 };
/** Names of accounts are anybody's to invent: past so many the oldest are forgotten. */
const MAX_ACCOUNTS = 10_000;

const REFUSAL = {
  code: "over_request_rate_limit",
  error_code: "over_request_rate_limit",
  msg: "Request rate limit reached",
};

/** What the site with this secret proves itself with. */
export function proofOf(siteSecret: string): string {
  return createHmac("sha256", siteSecret).update(SITE_PROOF_TEXT).digest("base64url");
}

type Answer = (request: Request) => Promise<Response>;

/** Answers a sign-in by password, or refuses it unheard. */
export type SignInLimit = (request: Request, answer: Answer) => Promise<Response>;

/**
 * The limit of wrong passwords that a hosted Supabase has and lite has not, for whoever calls the
 * service directly. The site is let through by its proof: it tells visitors and their devices
 * apart, which nobody can here, and must not wait for strangers.
 * @param siteSecret what the site makes its fingerprints with
 * @param now in milliseconds
 */
export function createSignInLimit(siteSecret: string, now: () => number = Date.now): SignInLimit {
  const proof = proofOf(siteSecret);
  /** By account, the moment at which all its turns will have come back. */
  const fullAt = new Map<string, number>();

  function take(key: string, { burst, refill }: typeof ACCOUNT): boolean {
    const start = Math.max(fullAt.get(key) ?? 0, now());
    if (start > now() + (burst - 1) * refill * 1_000) return false;
    fullAt.delete(key);
    fullAt.set(key, start + refill * 1_000);
    const [oldest] = fullAt.keys();
    if (fullAt.size > MAX_ACCOUNTS && oldest !== undefined) fullAt.delete(oldest);
    return true;
  }

  function giveBack(key: string, { refill }: typeof ACCOUNT): void {
    const then = fullAt.get(key);
    if (then !== undefined) fullAt.set(key, then - refill * 1_000);
  }

  return async (request, answer) => {
    if (isSame(request.headers.get(SITE_PROOF_HEADER) ?? "", proof)) return answer(request);
    const account = `account ${await emailIn(request)}`;
    if (!take("", EVERYBODY)) return Response.json(REFUSAL, { status: 429 });
    if (!take(account, ACCOUNT)) {
      giveBack("", EVERYBODY);
      return Response.json(REFUSAL, { status: 429 });
    }
    const response = await answer(request);
    if (response.status !== 400) {
      giveBack("", EVERYBODY);
      giveBack(account, ACCOUNT);
    }
    return response;
  };
}

async function emailIn(request: Request): Promise<string> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null);
  const { email } = Object(body);
  return typeof email === "string" ? email.trim().toLowerCase().slice(0, 254) : "";
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
