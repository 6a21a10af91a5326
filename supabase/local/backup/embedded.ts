import { existsSync } from "node:fs";
import path from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { openDatabase } from "#local/database.ts";
import { readKeys } from "#local/keys.ts";
import { pendingMigrations } from "#local/migrations.ts";
import { pgliteSession } from "#local/session.ts";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";
import { ROWS } from "./contents.ts";

/**
 * Opens what was unpacked as a start would, before anything gives way to it.
 * @throws {Refusal} when no site could start on it.
 */
export async function verifyEmbedded(folder: string, file: string): Promise<void> {
  const { driver } = await openUnpacked(path.join(folder, ROWS), file);
  try {
    const remedy = `${file} vient d’une autre version du site : restaurez-la avec cette version. Rien n’a été changé.`;
    await pendingMigrations(pgliteSession(driver), remedy);
  } finally {
    await driver.close();
  }
  try {
    readKeys(folder);
  } catch {
    throw new Refusal(`${file} ne contient pas les clés du site entières : rien n’a été changé.`);
  }
}

async function openUnpacked(rows: string, file: string): Promise<PgliteConnection> {
  try {
    // Where there is none, a new one would be made.
    if (existsSync(path.join(rows, "PG_VERSION"))) return await openDatabase(rows);
  } catch (error) {
    const cause = error instanceof Refusal ? error.cause : error;
    throw new Refusal(
      `La base que contient ${file} ne s’ouvre pas (${causeOf(cause)}) : vérifiez le disque, ou prenez une autre sauvegarde. Rien n’a été changé.`,
    );
  }
  throw new Refusal(`${file} ne contient pas de base de données : rien n’a été changé.`);
}
