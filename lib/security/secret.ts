import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Header that identifies the site, with an HMAC of this text. The embedded backend then leaves sign-in
 * limits to the site, and a database with the same value in `private.settings` counts sign-in attempts for
 * no other caller. Other databases ignore it.
 */
export const SITE_PROOF_HEADER = "x-site-proof";
export const SITE_PROOF_TEXT = "the site itself";

/** Identifies the visitor, besides the proof: the database limits each visitor instead of the site. */
export const VISITOR_HEADER = "x-visitor";

const store = globalThis as typeof globalThis & { siteSecret?: string };

/**
 * Returns an HMAC that only this site can compute. With the embedded backend, the secret is stored with its
 * keys. Otherwise, without RATE_LIMIT_SECRET, each start generates one: enough for a single server, which
 * then forgets known devices; several servers must share one. The secret is on the global object because
 * Next loads this module twice, for pages and for handlers.
 */
export function fingerprint(value: string): string {
  store.siteSecret ??= process.env.RATE_LIMIT_SECRET || randomBytes(32).toString("hex");
  return createHmac("sha256", store.siteSecret).update(value).digest("base64url");
}

/** Returns the headers that identify the site to the embedded backend. */
export function siteProof(): Record<string, string> {
  return { [SITE_PROOF_HEADER]: fingerprint(SITE_PROOF_TEXT) };
}

/**
 * Returns whether a request carries the operator's METRICS_TOKEN; compares in constant time.
 * @param authorization its `Authorization` header
 */
export function hasOperatorToken(
  authorization: string | null | undefined,
  token = process.env.METRICS_TOKEN,
): boolean {
  if (!token) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}
