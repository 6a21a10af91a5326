import "server-only";
import { createHmac, randomBytes } from "node:crypto";
import { SITE_PROOF_HEADER, SITE_PROOF_TEXT } from "@/lib/security/site-proof";

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
