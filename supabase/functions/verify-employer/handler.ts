import { answer, isUuid } from "#supabase/functions/_shared/answer.ts";
import { callerOf } from "#supabase/functions/_shared/caller.ts";
import { callDatabase, callDatabaseAs } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { type Internet, internet } from "./internet.ts";
import { shows } from "./look.ts";

/** What this function needs of its runtime. */
type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey" | "secretKey">;

/**
 * Looks whether the domain of an employer's web site shows the token that its owner was given
 * (docs/security.md, Verified employers). It takes no address: the database says where to look and for
 * what, to an owner of that employer, twenty times an hour.
 *
 * Request: POST `{ "check": "<uuid>" }` with the caller's token in `Authorization`.
 * Answer: `{ "success": true }`, or `{ "success": false, "error": … }` with "invalid_request" (400),
 * "not_signed_in" (401), "two_factor_needed" (403), "not_found" (404), "name_taken" (409), "not_shown" (422), "too_many" (429) or "not_looked" (502).
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
