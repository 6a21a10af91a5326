import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { root } from "#lib/server/config.ts";
import { shippedQuarter } from "./lmia-load.ts";
import { listMigrations } from "./migrations.ts";

const MODULES = path.join(root, "node_modules");
const FOLDER = path.join(MODULES, ".cache/horizon-erable");

/** Content and version of a template: another version of its sources makes another one. */
export type Template = `pglite-${string}` | `migrated-${string}`;

/**
 * Returns an empty database, cached since its first creation: `initdb` takes most of a first start, and the
 * tests start many.
 */
export function emptyTemplate(): Template {
  return `pglite-${versionOf("@electric-sql/pglite")}`;
}

/**
 * Returns the same with every migration and the register's quarter that ships. For temporary databases only:
 * a persistent one must generate the random values of its migrations itself.
 */
export function migratedTemplate(): Template {
  const files = [
    ...listMigrations().map((file) => `supabase/migrations/${file}`),
    ...["roles", "platform", "mfa"].map((name) => `supabase/local/${name}.sql`),
    `supabase/data/lmia/${shippedQuarter()}`,
  ];
  const hash = createHash("sha256").update(versionOf("@supabase/lite"));
  for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  return `migrated-${versionOf("@electric-sql/pglite")}-${hash.digest("hex").slice(0, 16)}`;
}

export function readTemplate(template: Template): Blob | undefined {
  try {
    return new Blob([readFileSync(fileOf(template))]);
  } catch {
    return undefined;
  }
}

/** Caches a database in its current state, and deletes the templates of other versions. */
export async function saveTemplate(template: Template, database: PGlite): Promise<void> {
  const file = fileOf(template);
  const draft = `${file}.${process.pid}`;
  try {
    const dump = await database.dumpDataDir("none");
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
    const [kind = ""] = template.split("-");
    const others = readdirSync(FOLDER).filter((name) => name.startsWith(`${kind}-`));
    for (const name of others) {
      if (name.endsWith(".tar") && name !== path.basename(file)) rmSync(path.join(FOLDER, name));
    }
  } catch {
    // A failure only costs time, for instance when node_modules is read-only.
  }
}

function fileOf(template: Template): string {
  return path.join(FOLDER, `${template}.tar`);
}

function versionOf(name: string): string {
  const manifest = readFileSync(path.join(MODULES, name, "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}
