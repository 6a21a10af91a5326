import { readConfig } from "#server/config.ts";
import { Refusal } from "#server/refusal.ts";
import { loadKeys } from "./keys.ts";

/** What a function answered: its own words, whatever its status. */
export type OperatorAnswer = {
  ok: boolean;
  status: number;
  body: {
    error?: string;
    removed?: Record<string, number>;
    number?: number | null;
    mail?: { subject: string; text: string; html: string } | null;
  };
};

/**
 * Calls a function as the scheduler does: the embedded backend's, or that of the operator's own
 * Supabase.
 * @throws {Refusal} when nothing answers, or the secret key is missing.
 */
export async function callAsOperator(name: string, body: object): Promise<OperatorAnswer> {
  const { url, secretKey } = await findBackend();
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(`Rien ne répond à ${url} : démarrez d’abord le site (npm start).`);
  });
  const said = (await response.json().catch(() => ({}))) as OperatorAnswer["body"];
  return { ok: response.ok, status: response.status, body: said };
}

/** Where the function is called, and with which key: the embedded backend's, or the operator's own. */
async function findBackend(): Promise<{ url: string; secretKey: string }> {
  const { dataDir, ports, supabase } = readConfig(process.env);
  if (!supabase) {
    const { secret } = await loadKeys(dataDir);
    return { url: `http://localhost:${ports.supabase}`, secretKey: secret };
  }
  const secretKey = process.env.SUPABASE_SERVICE_ROLE_KEY;
  if (!secretKey) {
    throw new Refusal(
      "SUPABASE_SERVICE_ROLE_KEY manque : c’est la clé secrète du Supabase que nomme SUPABASE_URL.",
    );
  }
  return { url: supabase.url, secretKey };
}
