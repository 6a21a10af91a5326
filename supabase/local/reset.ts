import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { loadEnvFiles, readConfig } from "#lib/server/config.ts";
import { endWith, Refusal } from "#lib/server/messages.ts";
import { lockDataDir } from "./data-dir.ts";

/** The entries that the embedded backend writes into a data folder; nothing else in it is deleted. */
const CONTENTS = ["database", "keys.json", "mail", "storage"];

try {
  // Options are refused: `--help` or `--dry-run` must not delete anything.
  const [option] = process.argv.slice(2);
  if (option) {
    throw new Refusal(
      `« npm run db:reset » ne connaît pas « ${option} » : sans option, il efface toutes les données du dossier.`,
    );
  }
  loadEnvFiles();
  const { dataDir, supabase, databaseUrl } = readConfig(process.env);
  if (supabase || databaseUrl) {
    throw new Refusal(
      `${supabase ? "SUPABASE_URL" : "DATABASE_URL"} désigne une base qui n’est pas l’embarquée : elle n’est pas vidée d’ici.`,
    );
  }
  if (!existsSync(dataDir)) throw new Refusal(`Rien à effacer ici : ${dataDir} n’existe pas.`);
  const unlock = lockDataDir(dataDir);
  for (const name of CONTENTS) {
    rmSync(path.join(dataDir, name), { recursive: true, force: true });
  }
  unlock();
  console.log(`Données effacées : ${dataDir}. Le prochain démarrage recrée la base.`);
} catch (error) {
  endWith(error);
}
