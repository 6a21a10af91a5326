import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { messageOf, Refusal } from "#lib/server/messages.ts";
import type { Session } from "./engine.ts";
import { loadExamples, loadShippedQuarter } from "./lmia-load.ts";

const MIGRATIONS = "supabase/migrations";
const SEED = "supabase/seed.sql";

/** What a database needs at start. */
export type Preparation = {
  /** Whether an empty database gets the demonstration data. */
  seed: boolean;
  /** Advice to the operator when the database is of another version of the site. */
  remedy: string;
  /** Called once migrations were applied, before the seed. */
  onMigrated?: () => Promise<void>;
};

/**
 * Brings the database to the state of the repository: platform, pending migrations, first seed. The system
 * schemas (auth, storage, supabase_migrations) must exist.
 * @throws {Refusal} when the database is of another version, which is left as it is, or a file fails.
 */
export async function prepareDatabase(
  session: Session,
  { seed, remedy, onMigrated }: Preparation,
): Promise<void> {
  const pending = await pendingMigrations(session, remedy);
  await session.exec(read("supabase/local/roles.sql")).catch((error) => {
    throw new Refusal(
      `Les rôles de l’API manquent et l’utilisateur de la base ne peut pas les créer (${messageOf(error)}) : faites exécuter supabase/local/roles.sql par un administrateur, puis « grant anon, authenticated, service_role » à cet utilisateur.`,
    );
  });
  await session.exec(read("supabase/local/platform.sql"));
  await session.exec(read("supabase/local/mfa.sql"));
  await applyMigrations(session, pending);
  if (pending.length > 0) {
    await loadShippedQuarter(session.query);
    await onMigrated?.();
  }
  if (seed && (await applySeed(session))) await loadExamples(session.query);
}

/**
 * The files that this database has not run yet.
 * @throws {Refusal} when it ran other files before: the next ones would meet a different schema.
 */
async function pendingMigrations(session: Session, remedy: string): Promise<string[]> {
  const rows = await session.query<{ file: string; sql: string }>(
    `select version || '_' || name || '.sql' as file, array_to_string(statements, '') as sql
     from supabase_migrations.schema_migrations order by version`,
  );
  const files = listMigrations();
  const isSame = rows.every(
    ({ file, sql }, place) => file === files[place] && sql === read(`${MIGRATIONS}/${file}`),
  );
  if (!isSame) throw new Refusal(remedy);
  return files.slice(rows.length);
}

async function applyMigrations(session: Session, files: string[]): Promise<void> {
  for (const file of files) {
    const [version = "", name] = file.replace(/\.sql$/, "").split(/_(.*)/);
    const record =
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])";
    await runFile(session, `${MIGRATIONS}/${file}`, record, [version, name]);
  }
}

/** Returns the migration files of the repository, in the order in which they apply. */
export function listMigrations(): string[] {
  return readdirSync(path.join(root, MIGRATIONS))
    .filter((file) => /^\d{14}_\w+\.sql$/.test(file))
    .sort();
}

/** Returns whether the demonstration data was inserted now. */
async function applySeed(session: Session): Promise<boolean> {
  const rows = await session.query("select 1 from supabase_migrations.seed_files");
  if (rows.length > 0 || !existsSync(path.join(root, SEED))) return false;
  const record = "insert into supabase_migrations.seed_files (path, hash) values ($1, md5($2))";
  await runFile(session, SEED, record, [SEED]);
  return true;
}

/** Runs a file and records it in one transaction, with the text of the file as the record's last value. */
async function runFile(session: Session, file: string, record: string, values: unknown[]) {
  const sql = read(file);
  try {
    await session.transaction(async (inside) => {
      await inside.exec(sql);
      await inside.query(record, [...values, sql]);
    });
  } catch (error) {
    throw new Refusal(`${file} a échoué : ${messageOf(error)}`);
  }
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
