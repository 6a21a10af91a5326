import { createHmac, randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { generateApiKey } from "@supabase/lite";
import { z } from "zod";
import { SITE_PROOF_TEXT } from "#lib/security/secret.ts";
import { Refusal } from "#lib/server/messages.ts";

const schema = z.object({
  publishable: z.string(),
  secret: z.string(),
  jwtSecret: z.string(),
  siteSecret: z.string(),
});

export type Keys = z.infer<typeof schema>;

export async function generateKeys(): Promise<Keys> {
  const [publishable, secret] = await Promise.all([
    generateApiKey("publishable"),
    generateApiKey("secret"),
  ]);
  const newSecret = () => randomBytes(32).toString("base64url");
  return {
    publishable: publishable.key,
    secret: secret.key,
    jwtSecret: newSecret(),
    siteSecret: newSecret(),
  };
}

/** Returns the keys of a data folder, created on first use and readable by their owner only. */
export async function loadKeys(dataDir: string): Promise<Keys> {
  const file = path.join(dataDir, "keys.json");
  if (existsSync(file)) return readKeys(dataDir);
  const keys = await generateKeys();
  writeFileSync(file, JSON.stringify(keys, null, 2), { mode: 0o600 });
  return keys;
}

/**
 * Returns the keys of a data folder in which a site was started; creates nothing.
 * @throws {Refusal} when they are missing or damaged.
 */
export function readKeys(dataDir: string): Keys {
  const file = path.join(dataDir, "keys.json");
  if (!existsSync(file)) {
    throw new Refusal(
      `Le dossier de données ${dataDir} n’a pas de clés, aucun site n’y a démarré : corrigez DATA_DIR, ou lancez d’abord « npm start ».`,
    );
  }
  try {
    return schema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new Refusal(
      `${file} ne contient pas les clés attendues : remettez le fichier d’une sauvegarde, ou effacez-le pour en créer d’autres (tout le monde devra se reconnecter).`,
    );
  }
}

/** Returns the proof by which the site with this secret identifies itself to functions of the database. */
export function proofOf(siteSecret: string): string {
  return createHmac("sha256", siteSecret).update(SITE_PROOF_TEXT).digest("base64url");
}
