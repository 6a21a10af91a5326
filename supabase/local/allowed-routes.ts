/**
 * A path as lite reads it, which decodes before it routes: what is compared with it must be decoded
 * too. Empty when it cannot be.
 */
function plainPath(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\/{2,}/g, "/");
  } catch {
    return "";
  }
}

const SERVICES = ["rest", "auth", "storage", "functions"] as const;

/** The service that an address means, if any, and the path within it. */
export function routeOf(url: string) {
  const [, name, version, ...rest] = plainPath(new URL(url).pathname).split("/");
  const service = SERVICES.find((one) => one === name && version === "v1") ?? null;
  return { service, rest: `/${rest.join("/")}` };
}

/**
 * What the site asks of the authentication service, and nothing else of what lite serves: codes and
 * magic links mail anybody in English, and a GET of `verify`, which is what a mail scanner sends,
 * would use up the link of a mail.
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

/** Second steps, which mfa.ts answers itself. */
const FACTORS =
  /^(POST \/factors(\/[0-9a-f-]{36}\/(challenge|verify))?|DELETE \/factors\/[0-9a-f-]{36})$/;

/** How a session begins or goes on. */
const GRANTS = ["password", "refresh_token"];

/** What is uploaded by a signed link is looked at when it has come: documents alone, not pictures. */
const SIGNED = /^\/object\/upload\/sign\/(images|avatars)\//;

/** Whether the embedded Supabase answers this at all; `/_system` shows its configuration to anybody. */
export function isAllowed({ method, url }: Request): boolean {
  const { service, rest } = routeOf(url);
  if (service === "storage") return !SIGNED.test(rest);
  if (service !== "auth") return service !== null;
  if (FACTORS.test(`${method} ${rest}`)) return true;
  const grant = new URL(url).searchParams.get("grant_type") ?? "";
  return AUTH.has(`${method} ${rest}`) && (rest !== "/token" || GRANTS.includes(grant));
}

/** What may stand for a NUL, or for half of a character that takes two units. */
const ESCAPED = /\\u(0000|d[89a-f])/i;
const message = "unsupported Unicode escape sequence";
const refusal = () => Response.json({ code: "22P05", msg: message, message }, { status: 400 });

/**
 * The refusal (PostgreSQL's own, 22P05) of an account whose words hold a NUL or half a character, or of
 * a file whose path does, which no text of the database can: lite would fail instead of refusing.
 * Tables refuse theirs by themselves.
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
 * Without the wish to undo what is written ("Prefer: tx=rollback"), which hosted Supabase does not
 * grant: lite would not either, but would say that it did.
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
