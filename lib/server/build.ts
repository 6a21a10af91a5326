import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./config.ts";

/** What a build was made of: its pages hold data, so the database counts as much as the source. */
type Stamp = { source: string; database: string };

/** Everything that shapes a page. */
const SOURCES = [
  ...["app", "components", "lib", "public", "supabase/migrations"],
  ...["middleware.ts", "next.config.ts", "package-lock.json", "tsconfig.json", ".postcssrc.json"],
  "mdx-components.tsx",
];
const SHAPING_VARIABLES = /^(SITE_|NEXT_PUBLIC_|SUSPENDED_FEATURES$)/;

/** Whether a change of this file, named from the root, makes the next start build anew. */
export function isBuildSource(file: string): boolean {
  return SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
}

/** The build folder of a data folder or Supabase: two copies of the site never share pages. */
export function buildFolder(origin: string): string {
  const isDefault = origin === path.join(root, ".data");
  return isDefault ? ".next" : `.next-${hash(origin).slice(0, 8)}`;
}

/** The stamp that a build of this source, with this environment, for this database would bear. */
export function currentStamp(database: string, env: NodeJS.ProcessEnv): Stamp {
  const sum = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of listFiles(path.join(root, source))) {
      sum.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
    }
  }
  for (const name of Object.keys(env)
    .filter((key) => SHAPING_VARIABLES.test(key))
    .sort()) {
    sum.update(`${name}=${env[name]}\0`);
  }
  return { source: sum.digest("hex"), database };
}

/** Whether the folder holds a whole build with this stamp. */
export function isBuilt(folder: string, stamp: Stamp): boolean {
  const known = readStamp(folder);
  return known?.source === stamp.source && known.database === stamp.database;
}

/** Clears what must not reach the next build: all of it when the database is another one. */
export function prepareBuild(folder: string, stamp: Stamp): void {
  const target = path.join(root, folder);
  if (readStamp(folder)?.database === stamp.database) rmSync(stampFile(folder), { force: true });
  else rmSync(target, { recursive: true, force: true });
}

/** To be called when the build is whole. */
export function stampBuild(folder: string, stamp: Stamp): void {
  writeFileSync(stampFile(folder), JSON.stringify(stamp));
}

function stampFile(folder: string): string {
  return path.join(root, folder, "stamp.json");
}

function readStamp(folder: string): Stamp | null {
  if (!existsSync(stampFile(folder))) return null;
  return JSON.parse(readFileSync(stampFile(folder), "utf8")) as Stamp;
}

function listFiles(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (statSync(entry).isFile()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => listFiles(path.join(entry, name)));
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
