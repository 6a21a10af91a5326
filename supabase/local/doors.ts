import { plainPath } from "./plain-path.ts";

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

/** Second steps, which second-step.ts answers itself. */
const FACTORS =
  /^(POST \/factors(\/[0-9a-f-]{36}\/(challenge|verify))?|DELETE \/factors\/[0-9a-f-]{36})$/;

/** How a session begins or goes on. */
const GRANTS = ["password", "refresh_token"];

/**
 * Signed, an address could be written to once what stood there was looked at, and past the number of files
 * that an account may have. Documents alone are sent so, and are looked at when they have come.
 */
const SIGNED = /^\/object\/upload\/sign\/(images|avatars)\//;

/** Whether the embedded Supabase answers this at all; `/_system` shows its configuration to anybody. */
export function isOpen({ method, url }: Request): boolean {
  const { service, rest } = doorOf(url);
  if (service === "storage") return !SIGNED.test(rest);
  if (service !== "auth") return service !== null;
  if (FACTORS.test(`${method} ${rest}`)) return true;
  const grant = new URL(url).searchParams.get("grant_type") ?? "";
  return AUTH.has(`${method} ${rest}`) && (rest !== "/token" || GRANTS.includes(grant));
}

const SERVICES = ["rest", "auth", "storage", "functions"] as const;

/** The service that an address means, if any, and the path within it. */
export function doorOf(url: string) {
  const [, name, version, ...rest] = plainPath(new URL(url).pathname).split("/");
  const service = SERVICES.find((one) => one === name && version === "v1") ?? null;
  return { service, rest: `/${rest.join("/")}` };
}
