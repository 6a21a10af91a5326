import { existsSync } from "node:fs";
import path from "node:path";
import { openClient, placeOf } from "./pg-client.ts";

const KEPT = `select (select count(*)::int from auth.users) as people,
  (select count(*)::int from storage.objects) as files`;

/**
 * A database outlives the folder that holds the files and the keys of its site: with another one the
 * site would start as if nothing were missing. To be asked before that folder gets keys of its own.
 * @returns what is not there, in one French line; null when the folder is this database's, or new
 * like it.
 * @throws {Refusal} when the database does not answer.
 */
export async function missingFolder(dataDir: string, url: string): Promise<string | null> {
  if (existsSync(path.join(dataDir, "keys.json"))) return null;
  const client = await openClient(url);
  try {
    const [site] = (await client.query("select to_regclass('storage.objects') as files")).rows;
    if (!site.files) return null;
    const { people, files } = (await client.query(KEPT)).rows[0];
    if (people + files === 0) return null;
    return `La base ${placeOf(url)} a déjà servi avec un autre dossier de données : ${dataDir} n’a ni ses clés ni ses ${files} fichier(s), et ${people} compte(s) devront se reconnecter. Si ce n’est pas voulu, arrêtez et corrigez DATA_DIR.`;
  } finally {
    await client.end();
  }
}
