import { createHmac, timingSafeEqual } from "node:crypto";
import { SITE_PROOF_HEADER, SITE_PROOF_TEXT } from "#site-proof";

/** How many may come at once, and the seconds after which another may. */
type Turns = { burst: number; refill: number };

type LimitOptions = {
  /** What the site makes its fingerprints with. */
  siteSecret: string;
  /** For one e-mail address. */
  address: Turns;
  /** For all direct callers together. */
  everybody: Turns;
  /** What is answered with 429. */
  refusal: { code: string; msg: string };
  /** Whether what was answered uses up a turn. */
  counts: (response: Response) => boolean;
  /** In milliseconds. */
  now?: () => number;
};

/** What the site with this secret proves itself with. */
export function proofOf(siteSecret: string): string {
  return createHmac("sha256", siteSecret).update(SITE_PROOF_TEXT).digest("base64url");
}

type Answer = (request: Request) => Promise<Response>;

/** Answers a request of the authentication service, or refuses it unheard. */
export type DirectLimit = (request: Request, answer: Answer) => Promise<Response>;

/** Addresses are anybody's to invent: past so many the oldest are forgotten. */
const MAX_ADDRESSES = 10_000;

/**
 * A limit that a hosted Supabase has and lite has not, for whoever calls the service directly. The
 * site is let through by its proof: it tells visitors and their devices apart, which nobody can
 * here, and must not wait for strangers.
 */
export function createDirectLimit(options: LimitOptions): DirectLimit {
  const { siteSecret, address, everybody, refusal, counts, now = Date.now } = options;
  const proof = proofOf(siteSecret);
  /** By address, the moment at which all its turns will have come back. */
  const fullAt = new Map<string, number>();

  function take(key: string, { burst, refill }: Turns): boolean {
    const start = Math.max(fullAt.get(key) ?? 0, now());
    if (start > now() + (burst - 1) * refill * 1_000) return false;
    fullAt.delete(key);
    fullAt.set(key, start + refill * 1_000);
    const [oldest] = fullAt.keys();
    if (fullAt.size > MAX_ADDRESSES && oldest !== undefined) fullAt.delete(oldest);
    return true;
  }

  function giveBack(key: string, { refill }: Turns): void {
    const then = fullAt.get(key);
    if (then !== undefined) fullAt.set(key, then - refill * 1_000);
  }

  function refuse(): Response {
    const { code, msg } = refusal;
    return Response.json({ code, error_code: code, msg }, { status: 429 });
  }

  return async (request, answer) => {
    if (isOfSite(request, proof)) return answer(request);
    const one = `address ${await emailIn(request)}`;
    if (!take("", everybody)) return refuse();
    if (!take(one, address)) {
      giveBack("", everybody);
      return refuse();
    }
    const response = await answer(request);
    if (!counts(response)) {
      giveBack("", everybody);
      giveBack(one, address);
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

/** Whether the site itself calls: it proves it. */
export function isOfSite(request: Request, proof: string): boolean {
  return isSame(request.headers.get(SITE_PROOF_HEADER) ?? "", proof);
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
