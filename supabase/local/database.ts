import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { type SerializerOptions, types } from "@electric-sql/pglite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import type { PostgresConnection } from "@supabase/lite/postgres";
import { messageOf, Refusal } from "#lib/server/messages.ts";
import { extensions } from "./migrated.ts";
import { batchSettings } from "./session-settings.ts";
import { emptyTemplate, readTemplate, saveTemplate } from "./template.ts";

/**
 * Opens the database of a folder, or one in memory: an empty one, or a copy of `template`.
 * @throws {Refusal} when the content of the folder does not open.
 */
export async function openDatabase(folder?: string, template?: Blob): Promise<PgliteConnection> {
  if (folder) mkdirSync(folder, { recursive: true });
  const isNew = !folder || !existsSync(path.join(folder, "PG_VERSION"));
  const from = template ?? (isNew ? readTemplate(emptyTemplate()) : undefined);
  const connection = await openPglite(folder, from).catch((error) => {
    if (isNew) throw error;
    throw new Refusal(
      `La base de données ${folder} ne s’ouvre pas (${messageOf(error)}) : vérifiez son disque et ses droits, remettez-la depuis une sauvegarde, ou choisissez un autre dossier avec DATA_DIR. « npm run db:reset » recommence avec une base neuve et efface celle-ci.`,
      { cause: error },
    );
  });
  if (isNew && !from) await saveTemplate(emptyTemplate(), connection.driver);
  // As on hosted Supabase, where `crypt` and others are called without their schema.
  await connection.driver.exec('set search_path to "$user", public, extensions');
  return connection;
}

async function openPglite(url?: string, loadDataDir?: Blob): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: { extensions, loadDataDir, serializers: boundValues },
  });
  await connection.driver.waitReady;
  writeListsAsText(connection.driver.serializers);
  return connection;
}

const { BOOL, BPCHAR, DATE, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR } = types;

/**
 * Serialises parameters of requests for PGlite. Its own serialisers throw in the middle of a message when the
 * value has another type; these send it as text, as PostgreSQL's usual client does, and the database reports
 * the error.
 */
const boundValues: SerializerOptions = Object.fromEntries(
  [BOOL, BPCHAR, DATE, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR].map((type) => [type, asText]),
);

/**
 * The same for arrays, whose types PGlite only knows once it is open: it would not serialise anything else.
 */
function writeListsAsText(serializers: SerializerOptions): void {
  for (const [type, write] of Object.entries(serializers)) {
    serializers[Number(type)] = (value) => {
      const written: unknown = write(value);
      return typeof written === "string" ? written : asText(written);
    };
  }
}

function asText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** Replaces parts of lite's connection by our own, before the first request. */
export function prepareConnection(connection: PgliteConnection | PostgresConnection): void {
  restoreGrants(connection);
  batchSettings(connection);
}

/**
 * Prevents lite from granting everything on every table to every role on its first request, against the
 * migrations. It does so while this state is unknown; the roles that it also creates exist here.
 */
function restoreGrants(connection: PgliteConnection | PostgresConnection): void {
  Object.assign(connection, { rlsState: "active" });
}
