import { parseUrl } from "@/lib/text/parse-url";

/**
 * Returns the sign-in page with a way back to `path`, for scripts of public pages, which know their own
 * address. Only `safeNext` reads that parameter back.
 */
export function signInFrom(path: string | null): string {
  return path === null ? "/connexion" : `/connexion?${new URLSearchParams({ suivant: path })}`;
}

/** Base of relative addresses; `.invalid` can never be a real site. */
const BASE = "https://site.invalid";

const MAX_LENGTH = 500;

/**
 * Returns the page requested before sign-in if it is one of ours; null otherwise. Refuses whatever could
 * leave the site or be parsed differently by another program: schemes, other hosts, backslashes, control
 * characters, and the same once decoded.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !isPlainPath(value)) return null;
  const url = new URL(value, BASE);
  const path = url.pathname + url.search + url.hash;
  // Dot segments are resolved by now: "/./" and the like may have left two slashes.
  return url.origin === BASE && isPlainPath(path) && !isSignIn(url.pathname) ? path : null;
}

function isPlainPath(value: string): boolean {
  const decoded = decode(value);
  if (decoded === null) return false;
  return [value, decoded].every(
    (text) =>
      text.startsWith("/") &&
      !text.startsWith("//") &&
      !text.includes("\\") &&
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
      !/[\u0000-\u001f\u007f]/.test(text) &&
      parseUrl(text, BASE)?.origin === BASE,
  );
}

/** Decodes until nothing changes, up to five rounds, so that encoding hides nothing; null if malformed. */
function decode(value: string): string | null {
  let text = value;
  for (let round = 0; round < 5; round++) {
    try {
      const next = decodeURIComponent(text);
      if (next === text) return text;
      text = next;
    } catch {
      // "50%25" is a percentage after one round, and no longer an escape.
      return round === 0 ? null : text;
    }
  }
  return null;
}

/** Page that an invitation's mail links to, signed in or not. */
export const INVITATION_PATH = "/connexion/invitation";

/** Redirecting to the sign-in page after signing in would be a loop. */
function isSignIn(path: string): boolean {
  return path !== INVITATION_PATH && /^\/(connexion|auth|api)(\/|$)/.test(path);
}

/** Returns the sign-in page with the path to go to afterwards. */
export function signInPath(next: string | null): string {
  return remembering("/connexion", next);
}

export function codePath(next: string | null): string {
  return remembering("/connexion/code", next);
}

export function passwordAgainPath(next: string | null): string {
  return remembering("/connexion/confirmer", next);
}

function remembering(path: string, next: string | null): string {
  const safe = safeNext(next);
  return safe === null ? path : `${path}?${new URLSearchParams({ suivant: safe })}`;
}
