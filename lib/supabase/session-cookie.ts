import type { CookieOptions } from "@supabase/ssr";
import { site } from "@/lib/shared/site";
import { fetchInTime } from "./time-limit";

/** An unused session ends after this time; the library's own default is 400 days. */
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

/** The middleware's word to the page that the backend was silent: a second wait would double the time. */
export const SILENT_HEADER = "x-backend-silent";

/** Not a server's failure: on those the library asks again and again, for half a minute. */
export const SESSION_LOST = 424;

/**
 * `fetch` for one client with a session. When the service cannot renew the session the library
 * would go on asking, and then act as if nobody were signed in: here the first failure is the
 * answer, every later call of the client fails at once, and `isLost` says that the session must
 * be left as it is.
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

/** As much of what a browser says of itself as somebody can be asked to recognise. */
const MAX_LENGTH = 400;

/**
 * The visitor's browser, as the authentication service is to write it beside the session: otherwise it
 * would write our server's.
 */
export function deviceHeader(headers: Pick<Headers, "get">): Record<string, string> {
  const device = headers.get("user-agent")?.slice(0, MAX_LENGTH) ?? "";
  // What a header cannot carry is not sent on.
  return /^[\x20-\x7e]+$/.test(device) ? { "user-agent": device } : {};
}
