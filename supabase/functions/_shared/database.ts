import type { FunctionEnvironment } from "./environment.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "secretKey">;

const TIMEOUT_MS = 3_000;

/** Credentials of a call: the key of the project, and the caller's own token or the key again. */
type Asking = { supabaseUrl: string; key: string; authorization: string };

const withSecret = ({ supabaseUrl, secretKey }: Access): Asking => ({
  supabaseUrl,
  key: secretKey,
  authorization: `Bearer ${secretKey}`,
});

async function ask(
  { supabaseUrl, key, authorization }: Asking,
  path: string,
  init: RequestInit = {},
  milliseconds = TIMEOUT_MS,
) {
  const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
    ...init,
    headers: { apikey: key, authorization, "content-type": "application/json" },
    signal: AbortSignal.timeout(milliseconds),
  }).catch((error: Error) => {
    const late = error.name === "TimeoutError" ? `, pas en ${milliseconds / 1000} s` : "";
    throw new Error(`la base ne répond pas${late}`);
  });
  const text = await response.text();
  if (!response.ok) {
    const name = path.split("?")[0];
    throw new Error(
      `la base n’a pas suivi\u00a0: ${name}, réponse ${response.status} ${reasonIn(text)}`.trim(),
    );
  }
  return text === "" ? null : (JSON.parse(text) as unknown);
}

/** The database's message; our own functions raise the reason there ("document_quota"). */
function reasonIn(body: string): string {
  try {
    const { message } = JSON.parse(body) as { message?: unknown };
    return typeof message === "string" ? message : "";
  } catch {
    return "";
  }
}

/**
 * Calls a function of the database with the secret key.
 * @throws with the database's reason in the message.
 */
export function callDatabase(
  access: Access,
  name: string,
  args: object,
  milliseconds?: number,
): Promise<unknown> {
  const init = { method: "POST", body: JSON.stringify(args) };
  return ask(withSecret(access), `rpc/${name}`, init, milliseconds);
}

/**
 * Calls a function of the database with the caller's token, so that the caller's permissions apply.
 * @param authorization the caller's header, unchanged
 * @throws with the database's reason in the message.
 */
export function callDatabaseAs(
  { supabaseUrl, publishableKey }: Pick<FunctionEnvironment, "supabaseUrl" | "publishableKey">,
  authorization: string,
  name: string,
  args: object,
): Promise<unknown> {
  const caller = { supabaseUrl, key: publishableKey, authorization };
  return ask(caller, `rpc/${name}`, { method: "POST", body: JSON.stringify(args) });
}
