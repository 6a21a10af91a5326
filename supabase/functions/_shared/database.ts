import type { FunctionEnvironment } from "./environment.ts";

type Access = Pick<FunctionEnvironment, "supabaseUrl" | "secretKey">;

/** Every outside call has a time limit. */
const TIMEOUT_MS = 3_000;

async function ask({ supabaseUrl, secretKey }: Access, path: string, init: RequestInit = {}) {
  const response = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
    ...init,
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: Error) => {
    const late = error.name === "TimeoutError" ? `, pas en ${TIMEOUT_MS / 1000} s` : "";
    throw new Error(`la base ne répond pas${late}`);
  });
  const text = await response.text();
  if (!response.ok) {
    const asked = path.split("?")[0];
    throw new Error(
      `la base n’a pas suivi\u00a0: ${asked}, réponse ${response.status} ${reasonIn(text)}`.trim(),
    );
  }
  return text === "" ? null : (JSON.parse(text) as unknown);
}

/** What the database said; a function of ours names its reason there ("document_quota"). */
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
 * @throws with the reason that the database gave in the message.
 */
export function callDatabase(access: Access, name: string, args: object): Promise<unknown> {
  return ask(access, `rpc/${name}`, { method: "POST", body: JSON.stringify(args) });
}

/** The row with this id, or null. */
export async function findRow(
  access: Access,
  table: string,
  id: string,
  columns: string,
): Promise<unknown> {
  const query = new URLSearchParams({ id: `eq.${id}`, select: columns, limit: "1" });
  const rows = await ask(access, `${table}?${query}`);
  return Array.isArray(rows) ? (rows[0] ?? null) : null;
}
