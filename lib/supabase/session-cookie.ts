import type { CookieOptions } from "@supabase/ssr";
import { site } from "@/lib/site";

/** A session that nobody uses ends after this time; the library's own default is 400 days. */
const MAX_AGE_SECONDS = 30 * 24 * 3_600;

const { protocol, port } = new URL(site.url);
const secure = protocol === "https:";

/** Cookies know no ports: two copies of the site on one machine need two names. */
export const sessionCookie = {
  name: secure ? "__Host-session" : `session-${port || "site"}`,
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure,
} as const;

/** True when the request carries a session, valid or not; it may be cut into numbered pieces. */
export function hasSessionCookie(cookies: { name: string }[]): boolean {
  return cookies.some(
    ({ name }) => name === sessionCookie.name || name.startsWith(`${sessionCookie.name}.`),
  );
}

/** The options of a cookie that the library is about to set, with our age instead of its own. */
export function bounded(options: CookieOptions): CookieOptions {
  return options.maxAge === 0 ? options : { ...options, maxAge: MAX_AGE_SECONDS };
}
