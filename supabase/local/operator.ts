import { loadEnvFiles } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { findBackend, told, whyNot } from "./operator-call.ts";

type Operator = { email: string; full_name: string | null; granted_at: string };

const USAGE =
  "Que faire? npm run operator -- grant adresse@exemple.ca | revoke adresse@exemple.ca | list.";

/** Calls a function of the database with the secret key, which the API's callers do not have. */
async function call<Answer>(name: string, body: object): Promise<Answer> {
  const { url, secretKey } = findBackend();
  const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: "POST",
    headers: {
      apikey: secretKey,
      authorization: `Bearer ${secretKey}`,
      "content-type": "application/json",
    },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new Refusal(`Rien ne répond à ${url} : démarrez d’abord le site (npm start).`);
  });
  const said = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal(`La base n’a pas suivi : ${whyNot(told(response, said))}.`);
  return said as Answer;
}

/** Who looks after the site: given and taken away here, and by no page. */
async function main([command, address, ...rest]: string[]): Promise<string> {
  loadEnvFiles();
  if (command === "list" && address === undefined) {
    const operators = await call<Operator[]>("list_operators", {});
    if (operators.length === 0) return "Personne n’est opérateur de ce site.";
    return operators
      .map(
        ({ email, full_name, granted_at }) =>
          `${email}  ${full_name ?? "sans nom"}  depuis le ${granted_at.slice(0, 10)}`,
      )
      .join("\n");
  }
  if ((command !== "grant" && command !== "revoke") || !address || rest.length > 0) {
    throw new Refusal(USAGE);
  }
  const done = await call<boolean>(`${command}_operator`, { address });
  if (command === "grant") {
    if (done) return `${address} est opérateur : ses pages sont sous /admin/operation.`;
    throw new Refusal(
      `${address} l’est déjà, ou aucun compte confirmé n’a cette adresse (npm run operator -- list).`,
    );
  }
  if (done) return `${address} n’est plus opérateur, dès maintenant.`;
  throw new Refusal(`${address} n’est pas opérateur (npm run operator -- list).`);
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  endWith(error);
}
