import path from "node:path";
import type { appMaker } from "./app.ts";
import { type Engine, startEngine } from "./engine.ts";
import { prepareDatabase } from "./migrations.ts";
import { placeOf } from "./pool.ts";
import { startPoolEngine } from "./pool-engine.ts";
import { writeSeedFiles } from "./seed-files.ts";
import { migratedTemplate, readTemplate, saveTemplate } from "./template.ts";

type Wanted = {
  /** The operator's PostgreSQL; without it the engine is embedded. */
  databaseUrl?: string | null;
  /** The data folder; without one an embedded database is in memory. */
  dataDir?: string;
  /** The folder of stored files. */
  storage: string;
  seed: boolean;
  createApp: ReturnType<typeof appMaker>;
};

/**
 * Starts the requested engine, its database up to date with migrations and seed.
 * @throws {Refusal} when the database cannot be reached or is of another version.
 */
export async function preparedEngine(wanted: Wanted): Promise<Engine> {
  const { databaseUrl } = wanted;
  return databaseUrl ? preparePool(databaseUrl, wanted) : prepareEmbedded(wanted);
}

async function prepareEmbedded({ dataDir, storage, seed, createApp }: Wanted): Promise<Engine> {
  const folder = dataDir && path.join(dataDir, "database");
  const template = folder ? undefined : migratedTemplate();
  const engine = await startEngine(folder, createApp, template && readTemplate(template));
  const remedy =
    "Le dossier de données vient d’une autre version du site et ne peut pas être repris : servez-le avec cette version, ou lancez « npm run db:reset », qui efface toutes ses données, puis démarrez de nouveau.";
  try {
    const onMigrated = async () => {
      if (template) await saveTemplate(template, engine.connection.driver);
    };
    await prepareDatabase(engine.session, { seed, remedy, onMigrated });
    if (seed) await writeSeedFiles(engine.query, storage);
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}

async function preparePool(url: string, { storage, seed, createApp }: Wanted): Promise<Engine> {
  const engine = await startPoolEngine(url, createApp);
  const remedy = `La base ${placeOf(url)} vient d’une autre version du site et reste comme elle est : servez-la avec cette version, ou donnez-en une autre par DATABASE_URL.`;
  try {
    await engine.alone(async () => {
      await prepareDatabase(engine.session, { seed, remedy });
      if (seed) await writeSeedFiles(engine.query, storage);
    });
  } catch (error) {
    await engine.close();
    throw error;
  }
  return engine;
}
