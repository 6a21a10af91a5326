import { readConfig } from "#server/config.ts";
import { Refusal } from "#server/refusal.ts";
import { REFERENCE_HEADER } from "./console.ts";
import { readKeys } from "./keys.ts";

/** What a function answered: its own words, whatever its status. */
export type OperatorAnswer = {
  ok: boolean;
  status: number;
  body: {
    error?: string;
    /** The id of the failure in the log of what was called. */
    reference?: string;
    /** What refused the call before the function had it: its code, and for a full disk its French. */
    code?: string;
    message?: string;
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
  const { url, secretKey } = findBackend();
  const response = await fetch(`${url}/functions/v1/${name}`, {
    method: "POST",
    headers: { authorization: `Bearer ${secretKey}` },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(`Rien ne répond à ${url} : démarrez d’abord le site (npm start).`);
  });
  const said = (await response.json().catch(() => ({}))) as OperatorAnswer["body"];
  return told(response, said);
}

/** An answer with the name under which its failure stands in a log, wherever it says it. */
export function told(
  { ok, status, headers }: Response,
  said: OperatorAnswer["body"],
): OperatorAnswer {
  const reference = said.reference ?? headers.get(REFERENCE_HEADER) ?? undefined;
  return { ok, status, body: { ...said, ...(reference && { reference }) } };
}

const FAILURES: Record<string, string> = {
  not_operator: "la clé secrète n’est pas celle de ce Supabase",
  no_postal_address: "SITE_POSTAL_ADDRESS manque là où la fonction s’exécute",
  not_finished: "il en reste, relancez la commande ou laissez faire le planificateur",
  not_sent: "la base ou le serveur de courriel n’a pas suivi, /healthz/ready dit si elle répond",
  not_forgotten: "la base n’a pas suivi, /healthz/ready dit ce qui manque",
};

/** Why a function did not do what it was called for, and what to do about it. */
export function whyNot({ status, body }: OperatorAnswer): string {
  const where = body.reference ? ` (référence ${body.reference})` : "";
  const known = FAILURES[body.error ?? ""];
  if (known) return known + where;
  if (status === 401 || status === 403) return "la clé secrète n’est pas celle de ce Supabase";
  if (status === 404) return "cette fonction n’y est pas déployée";
  if (body.code === "53100" && body.message) return body.message.replace(/\.$/, "");
  return `réponse ${status}${where}, /healthz/ready dit ce qui manque`;
}

/** Where the function is called, and with which key: the embedded backend's, or the operator's own. */
export function findBackend(): { url: string; secretKey: string } {
  const { dataDir, ports, supabase } = readConfig(process.env);
  if (!supabase) {
    const { secret } = readKeys(dataDir);
    return { url: `http://localhost:${ports.supabase}`, secretKey: secret };
  }
  // The second is the name that Supabase gave it before.
  const secretKey = process.env.SUPABASE_SECRET_KEY || process.env.SUPABASE_SERVICE_ROLE_KEY;
  if (!secretKey) {
    throw new Refusal(
      "SUPABASE_SECRET_KEY manque : c’est la clé secrète du Supabase que nomme SUPABASE_URL.",
    );
  }
  return { url: supabase.url, secretKey };
}
