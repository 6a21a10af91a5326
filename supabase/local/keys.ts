import { randomBytes } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
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
  const keys = known === null ? await generateKeys() : parseKeys(file, known);
  const text = JSON.stringify(keys, null, 2);
  if (text !== known) replaceFile(file, text);
  return keys;
}

/** Written aside and moved: a kill in between leaves no half of the keys. */
function replaceFile(file: string, text: string): void {
  const draft = `${file}.${process.pid}.part`;
  writeFileSync(draft, text, { mode: 0o600 });
  renameSync(draft, file);
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
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
