import { existsSync } from "node:fs";
import path from "node:path";
import { loadEnvFiles, readConfig, root } from "#lib/server/config.ts";
import { endWith, Refusal } from "#lib/server/messages.ts";
import { REFERENCE_HEADER } from "./console.ts";
import { readKeys } from "./keys.ts";
import { lmiaArguments, lmiaRefusal } from "./lmia-load.ts";

const USAGE =
  "Que faire? npm run call -- NOM champ=valeur… ; par exemple grant_operator address=adresse@exemple.ca, list_operators, send-mails alerts=now, apply-retention preview=true, load-lmia file=liste.xlsx (docs/deployment.md).";

/** The arguments of an operator's call: strings, except numbers, true and false. */
function bodyOf(fields: string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => {
      const [, name, value = ""] = /^(\w+)=(.*)$/s.exec(field) ?? [];
      if (!name) throw new Refusal(`« ${field} » n’est pas de la forme champ=valeur. ${USAGE}`);
      return [name, /^(true|false|\d{1,15})$/.test(value) ? JSON.parse(value) : value];
    }),
  );
}

/** The address and key of the call: the embedded backend's, or the operator's own. */
function findBackend(): { url: string; secretKey: string } {
  const { dataDir, ports, supabase } = readConfig(process.env);
  if (!supabase) {
    return { url: `http://localhost:${ports.supabase}`, secretKey: readKeys(dataDir).secret };
  }
  // The second is Supabase's former name of the key.
  const secretKey = process.env.SUPABASE_SECRET_KEY || process.env.SUPABASE_SERVICE_ROLE_KEY;
  if (secretKey) return { url: supabase.url, secretKey };
  throw new Refusal(
    "SUPABASE_SECRET_KEY manque : c’est la clé secrète du Supabase que nomme SUPABASE_URL.",
  );
}

/** Calls a function of `supabase/functions`, or else of the database, as only the operator can. */
async function main([command, ...fields]: string[]): Promise<unknown> {
  if (!command || !/^[a-z][\w-]*$/.test(command)) throw new Refusal(USAGE);
  // A register file is read here: Edge Functions have neither the operator's files nor the time.
  const isLoad = command === "load-lmia";
  const name = isLoad ? "load_lmia_quarter" : command;
  const body = JSON.stringify(isLoad ? await lmiaArguments(bodyOf(fields)) : bodyOf(fields));
  loadEnvFiles();
  const { url, secretKey } = findBackend();
  const isEdge = existsSync(path.join(root, "supabase/functions", name));
  const response = await fetch(`${url}${isEdge ? "/functions/v1/" : "/rest/v1/rpc/"}${name}`, {
    method: "POST",
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
    },
    body,
  }).catch(() => {
    throw new Refusal(`Rien ne répond à ${url} : démarrez d’abord le site (npm start).`);
  });
  const text = await response.text();
  if (response.ok) return text && JSON.parse(text);
  const refusal = isLoad ? lmiaRefusal(text) : null;
  if (refusal) throw new Refusal(refusal);
  const reference = response.headers.get(REFERENCE_HEADER);
  const where = reference ? ` (référence ${reference})` : "";
  throw new Refusal(`${name} n’a pas abouti, réponse ${response.status}${where} : ${text.trim()}`);
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  endWith(error);
}
