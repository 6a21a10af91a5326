import { Resolver } from "node:dns/promises";
import { answer, callerOf, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabase, callDatabaseAs } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { addressesOf, askAt, isPublicAddress } from "#supabase/functions/_shared/outside.ts";

/** Where a domain publishes its token: a TXT record of this name below it, or this file on its site. */
const NAME = "_horizon-erable";
const PATH = "/.well-known/horizon-erable.txt";
const MOST_TEXTS = 50;

/** Whether a domain publishes the token, in the DNS or on its site. One that does not answer does not. */
async function shows(domain: string, token: string, internet: Internet): Promise<boolean> {
  const looks = [
    inTexts(domain, token, internet),
    onSite(domain, token, internet),
    onSite(`www.${domain}`, token, internet),
  ];
  const found = await Promise.all(looks.map((look) => look.catch(() => false)));
  return found.includes(true);
}

async function inTexts(domain: string, token: string, { textsOf }: Internet): Promise<boolean> {
  const texts = await textsOf(`${NAME}.${domain}`);
  return texts.slice(0, MOST_TEXTS).some((pieces) => pieces.join("").trim() === token);
}

/** Never connects to a host that has an address outside the public Internet. */
async function onSite(host: string, token: string, internet: Internet): Promise<boolean> {
  const addresses = await internet.addressesOf(host);
  const [first] = addresses;
  if (first === undefined || !addresses.every(isPublicAddress)) return false;
  return (await internet.fileAt(host, first, PATH))?.trim() === token;
}

/** Access to the Internet; tests replace it. */
export type Internet = {
  /** The TXT records of a name, each in its chunks. */
  textsOf(name: string): Promise<string[][]>;
  addressesOf(host: string): Promise<string[]>;
  /** The first bytes of a file on a host at this exact address; null if it has none. */
  fileAt(host: string, address: string, path: string): Promise<string | null>;
};

const TIMEOUT_MS = 3_000;
const MOST_BYTES = 1_024;

/** The real network; each request times out after three seconds. */
const internet: Internet = {
  textsOf: (name) => new Resolver({ timeout: TIMEOUT_MS, tries: 1 }).resolveTxt(name),
  addressesOf: (host) => addressesOf(host),
  fileAt: async (host, address, path) => {
    const url = new URL(`https://${host}${path}`);
    const options = { url, address, accept: "text/plain", mostBytes: MOST_BYTES };
    const { status, bytes } = await askAt(options);
    return status === 200 ? new TextDecoder().decode(bytes) : null;
  },
};

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey" | "secretKey">;

/**
 * Checks whether the domain of an employer's web site publishes the token that its owner received
 * (docs/security.md, Verified employers). It takes no address: the database returns the domain and the token,
 * to an owner of that employer, twenty times an hour.
 *
 * Request: POST `{ "check": "<uuid>" }` with the caller's token in `Authorization`.
 * Answer: `{ "success": true }`, or `{ "success": false, "error": … }` with "invalid_request" (400),
 * "not_signed_in" (401), "two_factor_needed" (403), "not_found" (404), "name_taken" (409), "not_shown" (422),
 * "too_many" (429) or "not_looked" (502).
 */
export async function handle(
  request: Request,
  access: Access,
  network: Internet = internet,
): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  const check: unknown = Object(body).check;
  if (!isUuid(check)) return answer(400, "invalid_request");
  try {
    const authorization = request.headers.get("authorization");
    if (authorization === null || (await callerOf(request, access)) === null) {
      return answer(401, "not_signed_in");
    }
    const args = { request: check };
    const [found] = (await callDatabaseAs(access, authorization, "look_for_employer", args)) as {
      domain: string;
      token: string;
    }[];
    if (!found) return answer(404, "not_found");
    if (!(await shows(found.domain, found.token, network))) return answer(422, "not_shown");
    const settled = await callDatabase(access, "settle_site_check", { request: check });
    return settled === true ? answer(200) : answer(404, "not_found");
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    if (message.includes("too_many")) return answer(429, "too_many");
    if (message.includes("two_factor_needed")) return answer(403, "two_factor_needed");
    if (message.includes("name_taken")) return answer(409, "name_taken");
    logFailure("verify-employer", error);
    return answer(502, "not_looked");
  }
}
