import { Client } from "pg";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";

/**
 * A connection to a database of the operator's.
 * @throws {Refusal} when nobody answers there, or not to this user.
 */
export async function openClient(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  // A connection that breaks is told by the query that it was for.
  client.on("error", () => undefined);
  await client.connect().catch((error) => {
    throw unreachable(url, error);
  });
  return client;
}

/** What an operator is told of a database that does not answer. */
export function unreachable(url: string, error: unknown): Refusal {
  return new Refusal(
    `La base de DATABASE_URL (${placeOf(url)}) ne répond pas (${causeOf(error)}) : vérifiez qu’elle tourne, son adresse, son utilisateur et son mot de passe.`,
  );
}

/** The address of a database, without what opens it. */
export function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
