import { existsSync, rmSync } from "node:fs";
import path from "node:path";
import { loadEnvFiles, readConfig } from "#server/config.ts";
import { endWith, Refusal } from "#server/refusal.ts";
import { restoreFolders } from "#server/restore-folders.ts";
import { lockDataDir } from "./lock.ts";

/**
 * What the embedded backend writes into a data folder; nothing else in it is touched, and nothing at
 * all where no start has been (`refuseForeignData`).
 */
const CONTENTS = ["database", "database-id", "keys.json", "mail", "storage"];

try {
  // Whoever asks for help, or for a rehearsal, must not lose everything.
  const [option] = process.argv.slice(2);
  if (option) {
    throw new Refusal(
      `« npm run db:reset » ne connaît pas « ${option} » : sans option, il efface toutes les données du dossier.`,
    );
  }
  loadEnvFiles();
  const { dataDir, supabase, databaseUrl } = readConfig(process.env);
  if (supabase) {
    throw new Refusal("SUPABASE_URL désigne un autre Supabase : seul l’embarqué peut être vidé.");
  }
  if (databaseUrl) {
    throw new Refusal("DATABASE_URL désigne une base PostgreSQL : elle n’est pas vidée d’ici.");
  }
  if (!existsSync(dataDir)) throw new Refusal(`Rien à effacer ici : ${dataDir} n’existe pas.`);
  const unlock = lockDataDir(dataDir);
  const { drafts, ready, asides } = restoreFolders(dataDir);
  const contents = CONTENTS.map((name) => path.join(dataDir, name));
  // What restores put aside are data like the others.
  const restored = [...asides, ...[...drafts, ...ready].map(({ folder }) => folder)];
  for (const entry of [...contents, ...restored]) rmSync(entry, { recursive: true, force: true });
  unlock();
  if (drafts.length + ready.length > 0) {
    console.log("Une restauration qui avait été interrompue est effacée aussi.");
  }
  if (asides.length > 0) {
    console.log(
      `Ce que des restaurations avaient mis de côté est effacé aussi : ${asides.length}.`,
    );
  }
  console.log(`Données effacées : ${dataDir}. Le prochain démarrage recrée la base.`);
} catch (error) {
  endWith(error);
}
