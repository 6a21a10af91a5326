import { createHmac } from "node:crypto";
import type { Query } from "./engine.ts";

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** What a token says; it is not checked. */
export function claimsOf(token: string): Claims {
  const [, payload = ""] = token.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

function sign(claims: Claims, secret: string): string {
  const text = `${encode({ alg: "HS256", typ: "JWT" })}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
}

type Row = { aal: string | null; began: number | string };

/** lite leaves out on which device a session is; the hosted service writes it each time. */
const SESSION = `
  update auth.sessions set user_agent = coalesce($2, user_agent) where id = $1
  returning aal, extract(epoch from created_at)::bigint as began`;

/**
 * A session's answer with a token that says, as the hosted service's, how sure it is of whom it
 * speaks: by the password alone (`aal1`), or by a second step too (`aal2`).
 */
export async function withAssurance(
  query: Query,
  jwtSecret: string,
  answer: Claims,
  device: string | null,
) {
  const { access_token: token } = answer;
  if (typeof token !== "string") return answer;
  const claims = claimsOf(token);
  const [session] = await query<Row>(SESSION, [claims.session_id, device]);
  const aal = session?.aal ?? "aal1";
  const timestamp = Number(session?.began ?? claims.iat);
  const amr = [{ method: "password", timestamp }];
  if (aal === "aal2") amr.unshift({ method: "totp", timestamp: Number(claims.iat) });
  return { ...answer, access_token: sign({ ...claims, aal, amr }, jwtSecret) };
}
