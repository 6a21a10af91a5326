import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { createPgliteConnection, type PGlite, type PgliteConnection } from "@supabase/lite/pglite";
import { root } from "#server/config.ts";
import { messageOf, Refusal } from "#server/refusal.ts";
import { keepTemplate, readTemplate } from "./template.ts";

const MIGRATIONS = path.join(root, "supabase/migrations");
const SEED = "supabase/seed.sql";

/**
 * Opens the database of a folder, or an empty one in memory.
 * @throws {Refusal} when what is in the folder does not open.
 */
export async function openDatabase(folder?: string): Promise<PgliteConnection> {
  if (folder) mkdirSync(folder, { recursive: true });
  const isNew = !folder || !existsSync(path.join(folder, "PG_VERSION"));
  const template = isNew ? readTemplate() : undefined;
  const connection = await openPglite(folder, template).catch((error) => {
    if (isNew) throw error;
    throw new Refusal(
      `La base de données ${folder} ne s’ouvre pas (${messageOf(error)}) : vérifiez son disque et ses droits, remettez-la depuis une sauvegarde, ou choisissez un autre dossier avec DATA_DIR. « npm run db:reset » recommence avec une base neuve et efface celle-ci.`,
    );
  });
  if (isNew && !template) await keepTemplate(connection.driver);
  // As on hosted Supabase, where `crypt` and the like are found without their schema.
  await connection.driver.exec('set search_path to "$user", public, extensions');
  return connection;
}

async function openPglite(url?: string, loadDataDir?: Blob): Promise<PgliteConnection> {
  const extensions = { pg_trgm, unaccent };
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: { extensions, loadDataDir },
  });
  await connection.driver.waitReady;
  return connection;
}

/**
 * Brings the database to the state of the repository: platform, pending migrations, first seed.
 * The system schemas (auth, storage, supabase_migrations) are there before.
 * @throws {Refusal} when the database is of another version, which is left as it is, or a file fails.
 */
export async function prepareDatabase(
  connection: PgliteConnection,
  options: { seed: boolean },
): Promise<void> {
  const db = connection.driver;
  const pending = await pendingMigrations(db);
  await db.exec(readFileSync(path.join(root, "supabase/local/platform.sql"), "utf8"));
  await applyMigrations(db, pending);
  if (options.seed) await applySeed(db);
  keepGrants(connection);
}

/**
 * The files that this database has not run yet.
 * @throws {Refusal} when it ran something else before: what follows would meet another schema.
 */
async function pendingMigrations(db: PGlite): Promise<string[]> {
  const { rows } = await db.query<{ file: string }>(
    `select version || '_' || name || '.sql' as file
     from supabase_migrations.schema_migrations order by version`,
  );
  const files = listMigrations();
  if (rows.some(({ file }, place) => file !== files[place])) {
    throw new Refusal(
      "Le dossier de données vient d’une autre version du site et ne peut pas être repris : lancez « npm run db:reset », qui efface ses données de démonstration, puis démarrez de nouveau.",
    );
  }
  return files.slice(rows.length);
}

async function applyMigrations(db: PGlite, files: string[]): Promise<void> {
  for (const file of files) {
    const [version = "", name] = file.replace(/\.sql$/, "").split(/_(.*)/);
    const record =
      "insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)";
    await runFile(db, path.join("supabase/migrations", file), record, [version, name]);
  }
}

/** The migration files of the repository, in the order in which they apply. */
function listMigrations(): string[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort();
}

async function applySeed(db: PGlite): Promise<void> {
  const { rows } = await db.query("select 1 from supabase_migrations.seed_files");
  if (rows.length > 0 || !existsSync(path.join(root, SEED))) return;
  const record = "insert into supabase_migrations.seed_files (path, hash) values ($1, '')";
  await runFile(db, SEED, record, [SEED]);
}

/** Runs a file and records that it ran, both or neither. */
async function runFile(db: PGlite, file: string, record: string, values: unknown[]): Promise<void> {
  try {
    await db.transaction(async (transaction) => {
      await transaction.exec(readFileSync(path.join(root, file), "utf8"));
      await transaction.query(record, values);
    });
  } catch (error) {
    throw new Refusal(`${file} a échoué : ${messageOf(error)}`);
  }
}

/**
 * On its first request lite would grant everything on every table to every role, over what the
 * migrations say. It does so while this state is unknown; the roles that it also makes exist here.
 */
export function keepGrants(connection: PgliteConnection): void {
  Object.assign(connection, { rlsState: "active" });
}

/** Tells the functions of the Data API that write nothing, by what their migrations declare. */
export async function readingFunctions(db: PGlite): Promise<(name: string) => boolean> {
  const { rows } = await db.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace
     group by proname having bool_and(provolatile <> 'v')`,
  );
  const names = new Set(rows.map(({ name }) => name));
  return (name) => names.has(name);
}

/**
 * Ends what a failed request left behind in the one session: half a message (PGlite throws in the
 * middle of writing a value that it cannot) and an open transaction. Everybody after it would be
 * refused otherwise. The half message spoils one statement or two, hence more than one try.
 * @returns whether the session is as it was.
 */
export async function recoverSession(db: PGlite): Promise<boolean> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const ended = await db.query("rollback").then(
      () => true,
      () => false,
    );
    if (ended) return true;
  }
  return false;
}
