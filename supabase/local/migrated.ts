import { readdir, readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from "@supabase/lite";

const MIGRATIONS = new URL("../migrations/", import.meta.url);
const MFA_TABLES = new URL("mfa.sql", import.meta.url);

/** The extensions that migrations need, besides those of the backend itself. */
export const extensions = { fuzzystrmatch, pg_trgm, unaccent };

// What Supabase provides before the first migration: roles, extensions, auth and storage.
const PLATFORM = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema extensions;
  create extension pgcrypto with schema extensions;
  ${getAuthSchemaSql(true)};
  ${SUPABASE_AUTH_HELPERS_SQL}
  ${getStorageSchemaSql(true)};
  grant usage on schema auth, storage, extensions to anon, authenticated, service_role;
  grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
`;

/** Returns the migrations' texts, oldest first. */
export async function readMigrations(): Promise<{ name: string; sql: string }[]> {
  const names = (await readdir(MIGRATIONS)).filter((name) => name.endsWith(".sql")).sort();
  return Promise.all(
    names.map(async (name) => ({ name, sql: await readFile(new URL(name, MIGRATIONS), "utf8") })),
  );
}

/** Opens a database in memory with every migration applied, to read its catalogue or for tests. */
export async function migratedDatabase(): Promise<PGlite> {
  const database = await PGlite.create({ extensions: { ...extensions, pgcrypto } });
  await database.exec(PLATFORM);
  await database.exec(await readFile(MFA_TABLES, "utf8"));
  for (const { name, sql } of await readMigrations()) {
    await database.exec(sql).catch((cause: unknown) => {
      throw new Error(`Migration ${name} failed`, { cause });
    });
  }
  return database;
}
