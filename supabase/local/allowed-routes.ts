/**
 * A path as lite reads it: it decodes before it routes, so comparisons must use the decoded path. Empty if it
 * cannot be decoded.
 */
function plainPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, "/");
  } catch {
    return "";
  }
}

const SERVICES = ["rest", "auth", "storage", "functions"] as const;

/** Returns the service of an address, if any, and the path within it. */
export function routeOf(url: string) {
  const [, name, version, ...rest] = plainPath(new URL(url).pathname).split("/");
  const service = SERVICES.find((one) => one === name && version === "v1") ?? null;
  return { service, rest: `/${rest.join("/")}` };
}

/**
 * The calls of the authentication service that the site makes; the rest of lite's is refused: codes and magic
 * links mail anyone in English, and a GET of `verify`, which mail scanners send, would use up the link of a
 * mail.
 */
const AUTH = new Set([
  "POST /signup",
  "POST /token",
  "POST /logout",
  "POST /recover",
  "POST /resend",
  "POST /verify",
  "GET /user",
  "PUT /user",
  "GET /.well-known/jwks.json",
]);

/** Calls of two-factor authentication, which mfa.ts answers itself. */
const FACTORS =
  /^(POST \/factors(\/[0-9a-f-]{36}\/(challenge|verify))?|DELETE \/factors\/[0-9a-f-]{36})$/;

const GRANTS = ["password", "refresh_token"];

/** Signed uploads are for documents only, which are inspected afterwards; pictures are not. */
const SIGNED = /^\/object\/upload\/sign\/(images|avatars)\//;

/**
 * Returns whether the embedded Supabase answers this request; `/_system` would show its configuration to
 * anyone.
 */
export function isAllowed({ method, url }: Request): boolean {
  const { service, rest } = routeOf(url);
  if (service === "storage") return !SIGNED.test(rest);
  if (service !== "auth") return service !== null;
  if (FACTORS.test(`${method} ${rest}`)) return true;
  const grant = new URL(url).searchParams.get("grant_type") ?? "";
  return AUTH.has(`${method} ${rest}`) && (rest !== "/token" || GRANTS.includes(grant));
}

/** Escapes of a NUL or of a lone surrogate. */
const ESCAPED = /\\u(0000|d[89a-f])/i;
const message = "unsupported Unicode escape sequence";
const refusal = () => Response.json({ code: "22P05", msg: message, message }, { status: 400 });

/**
 * Refuses (with PostgreSQL's own 22P05) an account whose texts contain a NUL or a lone surrogate, or a file
 * whose path does: the database cannot store either, and lite would fail instead of refusing. Tables refuse
 * theirs themselves.
 */
export async function unstorable(request: Request): Promise<Response | null> {
  const { service } = routeOf(request.url);
  if (service === "storage" && new URL(request.url).pathname.includes("%00")) return refusal();
  const isJson = request.headers.get("content-type")?.startsWith("application/json");
  const isRead = service === "auth" || (service === "storage" && isJson);
  if (!isRead || !request.body) return null;
  const text = await request.clone().text();
  if (!ESCAPED.test(text) && !text.includes("\0")) return null;
  let found = false;
  try {
    JSON.parse(text, (key, value) => {
      found ||= isUnstorable(key) || (typeof value === "string" && isUnstorable(value));
      return value;
    });
  } catch {
    return null;
  }
  return found ? refusal() : null;
}

const isUnstorable = (text: string) => text.includes("\0") || !text.isWellFormed();

/**
 * Removes the request for a rollback ("Prefer: tx=rollback"), which hosted Supabase does not allow: lite
 * would not roll back either, but would answer that it did.
 */
export function withoutUndoing(request: Request): Request {
  const prefer = request.headers.get("prefer");
  if (!prefer || !/\btx=/i.test(prefer)) return request;
  const preferences = prefer.split(",").filter((wish) => !/^\s*tx=/i.test(wish));
  const headers = new Headers(request.headers);
  if (preferences.length > 0) headers.set("prefer", preferences.join(","));
  else headers.delete("prefer");
  return new Request(request, { headers });
}
