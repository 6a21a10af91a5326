import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { causeOf } from "./causes.ts";
import { type Finding, found } from "./checks.ts";

/** What is wrong in a data folder, a line each; none when all is well. */
export function checkDataDir(dataDir: string): Finding[] {
  try {
    return checkKeys(dataDir);
  } catch (error) {
    return [found("Données", false, `${dataDir} ne se lit pas : ${causeOf(error)}`)];
  }
}

/** Whether the operator's PostgreSQL answers, asked without the site. */
export async function checkDatabase(url: string): Promise<Finding> {
  const { host, pathname } = new URL(url);
  const place = `${host}${pathname}`;
  try {
    // Loaded where it is needed: a site with a Supabase of its own never meets it.
    const { Client } = await import("pg");
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on("error", () => undefined);
    await client.connect();
    const { rows } = await client
      .query("select current_setting('server_version') as version")
      .finally(() => client.end());
    return found("PostgreSQL", true, `${place}, version ${rows[0].version}`);
  } catch (error) {
    return found("PostgreSQL", false, `${place} ne répond pas : ${causeOf(error)}`);
  }
}

function checkKeys(dataDir: string): Finding[] {
  const file = fileOf(dataDir);
  if (!existsSync(file) || secretIn(dataDir) !== null) return [];
  const says = `${file} est abîmé : remettez-le d’une sauvegarde, le site ne démarre plus sans`;
  return [found("Clés", false, says)];
}

/** The secret key that a data folder keeps; null where there is none that can be read. */
export function secretIn(dataDir: string): string | null {
  try {
    const { secret } = Object(JSON.parse(readFileSync(fileOf(dataDir), "utf8")));
    return typeof secret === "string" ? secret : null;
  } catch {
    return null;
  }
}

const fileOf = (dataDir: string) => path.join(dataDir, "keys.json");
