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
 * @throws {Refusal} when what is in the folder does not open.
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
  // As on hosted Supabase, where `crypt` and the like are found without their schema.
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
 * How PGlite writes a value that a request gives for a parameter. Its own way throws in the middle of a
 * message where the value is of another type; here it becomes words, as PostgreSQL's usual client does,
 * and the database says what is wrong with them.
 */
const boundValues: SerializerOptions = Object.fromEntries(
  [BOOL, BPCHAR, DATE, TEXT, TIMESTAMP, TIMESTAMPTZ, VARCHAR].map((type) => [type, asText]),
);

/** The same for lists, which PGlite knows once it is open: what is none it would leave as it is. */
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

/** What lite's connection does in its own way is done in ours, before the first request. */
export function prepareConnection(connection: PgliteConnection | PostgresConnection): void {
  restoreGrants(connection);
  batchSettings(connection);
}

/**
 * On its first request lite would grant everything on every table to every role, over what the
 * migrations say. It does so while this state is unknown; the roles that it also makes exist here.
 */
function restoreGrants(connection: PgliteConnection | PostgresConnection): void {
  Object.assign(connection, { rlsState: "active" });
}
