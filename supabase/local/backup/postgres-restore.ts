import path from "node:path";
import { listMigrations } from "#local/migrations.ts";
import { openClient, placeOf } from "#local/pg-client.ts";
import { runOn, runProgram } from "#local/pg-programs.ts";
import { root } from "#server/config.ts";
import { Refusal } from "#server/refusal.ts";
import { DUMP } from "./postgres.ts";

const SCRIPT = "database.sql";
/** By which a restore that outlives its command is known. */
const NAME = "horizon-restauration";

/** What is the site's in a database; the rest of it is left alone. */
const SCHEMAS = ["public", "private", "auth", "storage", "extensions", "supabase_migrations"];

const EMPTY = `
  ${SCHEMAS.map((schema) => `drop schema if exists ${schema} cascade;`).join("\n  ")}
  create schema public authorization pg_database_owner;
  grant usage on schema public to public;`;

/** Undoes everything when the dump ran migrations that are not ours. */
const refuseOthers = (files: string[]) => `do $$ begin
  if exists (select from supabase_migrations.schema_migrations
    where version || '_' || name || '.sql' <> all ('{${files.join()}}')) then
    raise exception 'OTHER_VERSION';
  end if;
end $$`;

const noteOf = (stamp: string) => `restauration ${stamp}`;

/** Reads a whole dump, and makes of it what `restorePostgres` runs. */
export async function writeScript(folder: string): Promise<void> {
  const files = ["-f", path.join(folder, SCRIPT), path.join(folder, DUMP)];
  await runProgram("pg_restore", ["--no-owner", ...files]);
}

/**
 * Puts a dump in the place of what the database holds, all of it or nothing, with a note that says
 * which: a command that is killed meanwhile leaves nothing else to tell by.
 * @throws {Refusal} when the dump does not go in.
 */
export async function restorePostgres(url: string, folder: string, stamp: string): Promise<void> {
  const roles = path.join(root, "supabase/local/roles.sql");
  const settings = ["-X", "-q", "-v", "ON_ERROR_STOP=1", "--single-transaction"];
  const note = `comment on schema supabase_migrations is '${noteOf(stamp)}'`;
  const steps = ["-f", roles, "-c", EMPTY, "-f", path.join(folder, SCRIPT)];
  const checks = ["-c", refuseOthers(listMigrations()), "-c", note];
  await runOn(url, "psql", [...settings, ...steps, ...checks], { PGAPPNAME: NAME }).catch(
    (error) => {
      if (!String(error.cause).includes("OTHER_VERSION")) throw error;
      throw new Refusal(
        "La sauvegarde vient d’une autre version du site : restaurez-la avec cette version. Rien n’a été changé.",
      );
    },
  );
}

/** @throws {Refusal} when somebody uses the database. */
export async function refuseUsed(url: string): Promise<void> {
  const names = await usersOf(url);
  if (names.length === 0) return;
  throw new Refusal(
    `La base ${placeOf(url)} est utilisée (${names.length} connexion(s)) : arrêtez le site d’abord, rien n’a été changé.`,
  );
}

/**
 * Whether the rows of a restore are in the database, for a command that was killed before it knew.
 * @throws {Refusal} when they may still be going in.
 */
export async function isRestored(url: string, stamp: string): Promise<boolean> {
  if ((await usersOf(url)).includes(NAME)) {
    throw new Refusal(
      `Une restauration écrit encore dans la base ${placeOf(url)} : attendez qu’elle finisse, puis recommencez.`,
    );
  }
  const client = await openClient(url);
  const { rows } = await client
    .query("select obj_description(to_regnamespace('supabase_migrations'), 'pg_namespace') as note")
    .finally(() => client.end());
  return rows[0].note === noteOf(stamp);
}

/** The names under which others are connected. */
async function usersOf(url: string): Promise<string[]> {
  const client = await openClient(url);
  const { rows } = await client
    .query<{ name: string }>(
      `select application_name as name from pg_stat_activity where datname = current_database()
       and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
    .finally(() => client.end());
  return rows.map(({ name }) => name);
}
