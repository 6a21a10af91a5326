import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateApiKey } from "@supabase/lite";
import { z } from "zod";
import { Refusal } from "#server/refusal.ts";

const schema = z.object({
  publishable: z.string(),
  secret: z.string(),
  jwtSecret: z.string(),
  // Folders of before have none.
  siteSecret: z.string().default(newSecret),
});

export type Keys = z.infer<typeof schema>;

/** New keys, for a database that has none yet. */
export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([
    generateApiKey("publishable"),
    generateApiKey("secret"),
  ]);
  return {
    publishable: publishable.key,
    secret: secret.key,
    jwtSecret: newSecret(),
    siteSecret: newSecret(),
  };
}

function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** The keys of a data folder, made on first use and readable by their owner alone. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, "keys.json");
  const known = readIfAny(file);
  if (known === null) return firstKeys(file, await generateKeys());
  const keys = parseKeys(file, known);
  const text = JSON.stringify(keys, null, 2);
  if (text !== known) renameSync(draftOf(file, text), file);
  return keys;
}

/**
 * The keys of a data folder that a site was started in; nothing is made.
 * @throws {Refusal} when there are none.
 */
export function readKeys(dataDir: string): Keys {
  const file = path.join(dataDir, "keys.json");
  const known = readIfAny(file);
  if (known !== null) return parseKeys(file, known);
  throw new Refusal(
    `Le dossier de données ${dataDir} n’a pas de clés, aucun site n’y a démarré : corrigez DATA_DIR, ou lancez d’abord « npm start ».`,
  );
}

/** Of several processes that start on a new folder together, all take the keys of the first. */
function firstKeys(file: string, keys: Keys): Keys {
  const draft = draftOf(file, JSON.stringify(keys, null, 2));
  try {
    linkSync(draft, file);
    return keys;
  } catch (error) {
    const known = readIfAny(file);
    if (known === null) throw error;
    return parseKeys(file, known);
  } finally {
    rmSync(draft);
  }
}

/** Written aside, then moved or linked: a kill in between leaves no half of the keys. */
function draftOf(file: string, text: string): string {
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, text, { mode: 0o600 });
  return draft;
}

function parseKeys(file: string, text: string): Keys {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Refusal(
      `${file} ne contient pas les clés attendues : remettez le fichier d’une sauvegarde, ou effacez-le pour en créer d’autres (tout le monde devra se reconnecter).`,
    );
  }
}

function readIfAny(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    // The second is said of a folder that is a file.
    const isNone = ["ENOENT", "ENOTDIR"].includes(String(Object(error).code));
    if (isNone) return null;
    throw error;
  }
}
