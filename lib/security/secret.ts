import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * How the site identifies itself: a header with the fingerprint of this text. The embedded backend
 * then leaves the limits of sign-in to it, and a database whose `private.settings` hold that value
 * counts attempts to sign in for nobody else. Other databases ignore it.
 */
export const SITE_PROOF_HEADER = "x-site-proof";
export const SITE_PROOF_TEXT = "the site itself";

/** For whom the site calls, beside its proof: the database then counts their attempts, not the site's. */
export const VISITOR_HEADER = "x-visitor";

const store = globalThis as typeof globalThis & { siteSecret?: string };

/**
 * A fingerprint that only this site can make. The embedded backend keeps the secret with its keys.
 * Elsewhere, without RATE_LIMIT_SECRET, each start makes its own: enough for one server, which then
 * forgets known devices; several must share one. It lives on the global object because Next loads
 * this module once for pages and once for handlers.
 */
export function fingerprint(value: string): string {
  store.siteSecret ??= process.env.RATE_LIMIT_SECRET || randomBytes(32).toString("hex");
  return createHmac("sha256", store.siteSecret).update(value).digest("base64url");
}

/** The headers by which the embedded backend knows its site. */
export function siteProof(): Record<string, string> {
  return { [SITE_PROOF_HEADER]: fingerprint(SITE_PROOF_TEXT) };
}

/**
 * Whether a request carries the operator's METRICS_TOKEN; in constant time.
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
