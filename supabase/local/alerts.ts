import { loadEnvFiles, readConfig } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { loadKeys } from "./keys.ts";

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

try {
  loadEnvFiles();
  const unknown = process.argv.slice(2).find((word) => word !== "--now");
  if (unknown) throw new Refusal(`Option inconnue : ${unknown} (--now, ou rien).`);
  const now = process.argv.includes("--now");
  const { url, secretKey } = await findBackend();
  const response = await fetch(`${url}/functions/v1/send-alerts`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify({ now }),
  }).catch(() => {
    throw new Refusal(`Rien ne répond à ${url} : démarrez d’abord le site (npm start).`);
  });
  if (!response.ok) {
    const { error } = (await response.json().catch(() => ({}))) as { error?: string };
    throw new Refusal(`Les alertes ne sont pas toutes parties (${error ?? response.status}).`);
  }
  console.log(now ? "Toutes les alertes sont parties." : "Les alertes dues sont parties.");
} catch (error) {
  endWith(error);
}
