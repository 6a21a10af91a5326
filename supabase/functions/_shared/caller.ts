import type { FunctionEnvironment } from "./environment.ts";

/**
 * Makes the answer of every function: `{ "success": true }`, or false with an error key for the site and, for
 * the operator, the id of the failure in the log.
 */
export function answer(status: number, error?: string, reference?: string): Response {
  if (error === undefined) return Response.json({ success: true }, { status });
  return Response.json({ success: false, error, ...(reference && { reference }) }, { status });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export function isUuid(value: unknown): value is string {
  return typeof value === "string" && UUID.test(value);
}

const TIMEOUT_MS = 3_000;

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey">;

/**
 * Returns the id of the user whose token the request carries, from the authentication service; null without a
 * valid token.
 */
export async function callerOf(request: Request, access: Access): Promise<string | null> {
  const authorization = request.headers.get("authorization");
  if (authorization === null) return null;
  const response = await fetch(`${access.supabaseUrl}/auth/v1/user`, {
    headers: { apikey: access.publishableKey, authorization },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (response.status >= 500) throw new Error(`auth answered ${response.status}`);
  if (!response.ok) return null;
  const { id } = (await response.json()) as { id?: unknown };
  return typeof id === "string" ? id : null;
}

/** Returns true for the operator's own scheduler, which holds the secret key. */
export async function isOperator(
  request: Request,
  { secretKey }: Pick<FunctionEnvironment, "secretKey">,
): Promise<boolean> {
  const token = request.headers.get("authorization") ?? "";
  // Compare digests, so that the time taken reveals nothing about the key.
  const [a, b] = await Promise.all([digest(token), digest(`Bearer ${secretKey}`)]);
  return a === b;
}

/**
 * Returns the body of an operator's call; or the answer to a request without a valid one, or from anyone
 * else.
 */
export async function operatorCall(
  request: Request,
  environment: Pick<FunctionEnvironment, "secretKey">,
): Promise<Record<string, unknown> | Response> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return answer(400, "invalid_request");
  if (!(await isOperator(request, environment))) return answer(401, "not_operator");
  return body as Record<string, unknown>;
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(bytes).join();
}
