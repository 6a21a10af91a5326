import { loadEnvFiles, readConfig } from "#server/config.ts";
import { Refusal } from "#server/refusal.ts";
import { loadKeys } from "./keys.ts";

/** Where a function is called, and with which key: the embedded backend's, or the operator's own. */
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

/** Calls a function as a command of the operator's, in place of the scheduler. */
export async function callAsOperator(
  name: string,
): Promise<(body: object) => Promise<{ status: number; body: unknown }>> {
  loadEnvFiles();
  const { url, secretKey } = await findBackend();
  return async (body) => {
    const response = await fetch(`${url}/functions/v1/${name}`, {
      method: "POST",
      headers: { authorization: `Bearer ${secretKey}` },
      body: JSON.stringify(body),
    }).catch(() => {
      throw new Refusal(`Rien ne répond à ${url} : démarrez d’abord le site (npm start).`);
    });
    return { status: response.status, body: await response.json().catch(() => ({})) };
  };
}

/** The options of a command, of which these are known. */
export function readOptions(known: string[]): string[] {
  const options = process.argv.slice(2);
  const unknown = options.find((word) => !known.includes(word));
  if (unknown) {
    throw new Refusal(`Option inconnue : ${unknown} (${known.join(", ")}, ou rien).`);
  }
  return options;
}
