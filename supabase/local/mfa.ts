import { createHmac } from "node:crypto";
import { routeOf } from "./allowed-routes.ts";
import { fieldsOf } from "./auth-repairs.ts";
import type { Query } from "./engine.ts";
import { type Caller, createFactors, FactorRefusal, signInAgain } from "./mfa-factors.ts";
import { readSettings } from "./settings.ts";

type Answer = (request: Request) => Promise<Response>;
type Fields = Record<string, unknown>;

const text = (value: unknown) => (typeof value === "string" ? value.slice(0, 200) : "");

/**
 * Adds to the authentication service the calls of `supabase.auth.mfa` that the site makes and lite lacks, and
 * their effects on other calls: tokens with an assurance level, accounts that list their factors, and a
 * second factor needed to change the password.
 * @param auth lite, with the fixes of other files
 */
export function withTwoFactor(auth: Answer, query: Query, jwtSecret: string): Answer {
  const factors = createFactors(query);
  const { secure_password_change: needsPassword } = readSettings().auth.email;

  return async (request) => {
    const call = `${request.method} ${routeOf(request.url).rest}`;
    const [, , id = "", action = ""] = call.split("/");
    if (/^(POST|DELETE) \/factors(\/|$)/.test(call)) return answerFactors(request, id, action);
    if (call === "PUT /user") return answerChange(request);
    const response = await auth(request);
    if (!response.ok) return response;
    if (call === "GET /user") return reshaped(response, listed);
    const isSession = ["POST /token", "POST /verify"].includes(call);
    return isSession ? reshaped(response, (body) => sure(body, request)) : response;
  };

  /**
   * A change that could lock the owner out needs both factors, as with the hosted service, and a password
   * entered within ten minutes, as the database requires there (`private.require_recent_session`).
   */
  async function answerChange(request: Request): Promise<Response> {
    const { email, password } = await fieldsOf(request);
    if ([email, password].some((value) => value !== undefined && typeof value !== "string")) {
      return refusal(new FactorRefusal(400, "bad_json", "email and password are texts"));
    }
    const caller = email !== undefined || password !== undefined ? await callerOf(request) : null;
    // The service itself refuses unknown callers.
    if (caller === null || caller instanceof Response) return auth(request);
    if (!caller.isSure && (await factors.isEnrolled(caller.userId))) {
      const why = "AAL2 session is required to update email or password when MFA is enabled.";
      return refusal(new FactorRefusal(401, "insufficient_aal", why));
    }
    if (needsPassword && !(await factors.isRecent(caller))) {
      return refusal(signInAgain("This update requires reauthentication"));
    }
    const response = await auth(request);
    if (response.ok && password !== undefined) await factors.endOthers(caller);
    return response;
  }

  async function answerFactors(request: Request, id: string, action: string): Promise<Response> {
    const caller = await callerOf(request);
    if (caller instanceof Response) return caller;
    const fields = await fieldsOf(request);
    try {
      if (request.method === "DELETE") return Response.json(await factors.unenroll(caller, id));
      if (id === "") {
        if (fields.factor_type !== "totp") {
          throw new FactorRefusal(400, "validation_failed", "factor_type needs to be totp");
        }
        const [name, issuer] = [text(fields.friendly_name), text(fields.issuer)];
        return Response.json(await factors.enroll(caller, name, issuer));
      }
      if (action === "challenge") return Response.json(await factors.challenge(caller, id));
      if (action !== "verify") return new Response(null, { status: 404 });
      await factors.verify(caller, id, text(fields.challenge_id), text(fields.code));
      return renewed(request, caller);
    } catch (error) {
      if (error instanceof FactorRefusal) return refusal(error);
      throw error;
    }
  }

  /** A new session, with the level of both factors. */
  async function renewed(request: Request, { sessionId }: Caller): Promise<Response> {
    const [last] = await query<{ token: string }>(
      `select token from auth.refresh_tokens where session_id = $1 and not revoked
       order by created_at desc limit 1`,
      [sessionId],
    );
    const address = new URL("/auth/v1/token?grant_type=refresh_token", request.url);
    const headers = { apikey: request.headers.get("apikey") ?? "", ...JSON_TYPE };
    const body = JSON.stringify({ refresh_token: last?.token });
    const response = await auth(new Request(address, { method: "POST", headers, body }));
    return response.ok ? reshaped(response, (body) => sure(body, request)) : response;
  }

  async function callerOf(request: Request): Promise<Caller | Response> {
    const headers = new Headers();
    for (const name of ["apikey", "authorization"]) {
      headers.set(name, request.headers.get(name) ?? "");
    }
    const response = await auth(new Request(new URL("/auth/v1/user", request.url), { headers }));
    if (!response.ok) return response;
    const { id, email } = Object(await response.json());
    const claims = claimsOf((headers.get("authorization") ?? "").replace(/^Bearer /i, ""));
    const sessionId = text(claims.session_id);
    return { userId: id, email: text(email), sessionId, isSure: claims.aal === "aal2" };
  }

  async function listed(user: Fields): Promise<Fields> {
    const own = await factors.list(text(user.id));
    return own.length > 0 ? { ...user, factors: own } : user;
  }

  /**
   * Adds to the token, as the hosted service does, whether the session used the password alone or two
   * factors.
   */
  async function sure(answer: Fields, request: Request): Promise<Fields> {
    const { access_token: token, user } = answer;
    // The first of the two links of a change of address opens no session.
    if (typeof token !== "string") return answer;
    const claims = claimsOf(token);
    const device = request.headers.get("user-agent");
    const [session] = await query<Row>(SESSION, [claims.session_id, device]);
    const aal = session?.aal ?? "aal1";
    const amr = [{ method: "password", timestamp: Number(session?.began ?? claims.iat) }];
    if (aal === "aal2") amr.unshift({ method: "totp", timestamp: Number(claims.iat) });
    const access_token = sign({ ...claims, aal, amr }, jwtSecret);
    return { ...answer, access_token, ...(user ? { user: await listed(Object(user)) } : {}) };
  }
}

type Row = { aal: string | null; began: number | string };

/** lite does not record the device of a session; the hosted service does each time. */
const SESSION = `
  update auth.sessions set user_agent = coalesce($2, user_agent) where id = $1
  returning aal, extract(epoch from created_at)::bigint as began`;

/** The claims of a token, unverified. */
function claimsOf(token: string): Fields {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

function sign(claims: Fields, secret: string): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

const JSON_TYPE = { "content-type": "application/json" };

async function reshaped(response: Response, change: (body: Fields) => Promise<Fields>) {
  const headers = new Headers(response.headers);
  headers.delete("content-length");
  const body = await change(Object(await response.json()));
  return Response.json(body, { status: response.status, headers });
}

function refusal({ status, code, message }: FactorRefusal): Response {
  return Response.json({ code, error_code: code, msg: message }, { status });
}
