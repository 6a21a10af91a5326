import { parseUrl } from "@/lib/text/parse-url";

/**
 * The sign-in page, remembering where somebody is, for scripts of public pages: they know their own
 * address. What comes back in an address is read by `safeNext` alone.
 */
export function signInFrom(path: string | null): string {
  return path === null ? "/connexion" : `/connexion?${new URLSearchParams({ suivant: path })}`;
}

/** Only there to resolve relative addresses; `.invalid` can never be a real site. */
const BASE = "https://site.invalid";

const MAX_LENGTH = 500;

/**
 * The page that a person asked for before signing in, if it is one of ours; null otherwise.
 * Whatever could leave the site, or be read differently by another program, is refused: schemes,
 * other hosts, backslashes, control characters, and the same once decoded.
 */
export function safeNext(value: unknown): string | null {
  if (typeof value !== "string" || value.length > MAX_LENGTH || !isPlainPath(value)) return null;
  const url = new URL(value, BASE);
  const path = url.pathname + url.search + url.hash;
  // Dots are resolved by now: "/./" and the like may have left two slashes.
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

/** Decoded until nothing changes, so that no number of rounds hides anything; null if malformed. */
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

/** Where the mail of an invitation to an employer leads, signed in or not. */
export const INVITATION_PATH = "/connexion/invitation";

/** To come back to the sign-in page after signing in would be a circle. */
function isSignIn(path: string): boolean {
  return path !== INVITATION_PATH && /^\/(connexion|auth|api)(\/|$)/.test(path);
}

/** The sign-in page, remembering where to go afterwards. */
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
