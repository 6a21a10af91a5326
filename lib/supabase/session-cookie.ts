import type { CookieOptions } from "@supabase/ssr";
import { site } from "@/lib/shared/site";
import { fetchInTime } from "./time-limit";

/** An unused session expires after this time; the library's default is 400 days. */
const MAX_AGE_SECONDS = 30 * 24 * 3_600;

const { protocol, port } = new URL(site.url);
const secure = protocol === "https:";

/** Cookies ignore ports: two copies of the site on one machine need different names. */
export const sessionCookie = {
  name: secure ? "__Host-session" : `session-${port || "site"}`,
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  secure,
} as const;

/** Returns true if the request has a session cookie, valid or not, possibly split into numbered chunks. */
export function hasSessionCookie(cookies: { name: string }[]): boolean {
  return cookies.some(
    ({ name }) => name === sessionCookie.name || name.startsWith(`${sessionCookie.name}.`),
  );
}

/** Returns the library's cookie options with our maximum age. */
export function bounded(options: CookieOptions): CookieOptions {
  return options.maxAge === 0 ? options : { ...options, maxAge: MAX_AGE_SECONDS };
}

/** Tells the page that the backend did not respond to the middleware: a second wait would be too long. */
export const SILENT_HEADER = "x-backend-silent";

/** Not a 5xx status: the library retries those for half a minute. */
export const SESSION_LOST = 424;

/**
 * Creates a `fetch` for one client with a session. If the service cannot renew the session, the library
 * would retry and then act as if the user were signed out. Here the first failure is the result, all later
 * calls of the client fail at once, and `isLost` tells that the session must stay as it is.
 */
export function sessionFetch() {
  let isLost = false;

  async function renew(...request: Parameters<typeof fetchInTime>): Promise<Response> {
    const answer = await fetchInTime(...request).catch(() => null);
    if (answer && answer.status < 500) return answer;
    isLost = true;
    return Response.json(
      { message: "The session cannot be renewed now" },
      { status: SESSION_LOST },
    );
  }

  return {
    isLost: () => isLost,
    fetch(...request: Parameters<typeof fetchInTime>): Promise<Response> {
      const [input] = request;
      const url = input instanceof Request ? input.url : String(input);
      if (/\/auth\/v1\/token\?grant_type=refresh_token/.test(url)) return renew(...request);
      if (isLost) return Promise.reject(new Error("The session cannot be renewed now"));
      return fetchInTime(...request);
    },
  };
}

/** Characters of a user agent that are stored: enough to recognize a device. */
const MAX_LENGTH = 400;

/**
 * Returns a header with the visitor's user agent, which the authentication service stores with the session:
 * otherwise it would store that of our server.
 */
export function deviceHeader(headers: Pick<Headers, "get">): Record<string, string> {
  const device = headers.get("user-agent")?.slice(0, MAX_LENGTH) ?? "";
  // Characters that are not allowed in a header are not forwarded.
  return /^[\x20-\x7e]+$/.test(device) ? { "user-agent": device } : {};
}
