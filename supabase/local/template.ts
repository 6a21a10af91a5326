import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { root } from "#server/config.ts";

/**
 * An empty database, kept since its first creation: `initdb` takes most of a first start, and the
 * tests start many.
 */
export function readTemplate(): Blob | undefined {
  try {
    return new Blob([readFileSync(templateFile())]);
  } catch {
    return undefined;
  }
}

/** Keeps a database that was just created, before anything is in it, for the next ones. */
export async function keepTemplate(empty: PGlite): Promise<void> {
  const file = templateFile();
  const draft = `${file}.${process.pid}`;
  try {
    const dump = await empty.dumpDataDir("none");
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
    renameSync(draft, file);
  } catch {
    // Only time is lost, for instance where node_modules is read-only.
  }
}

function templateFile(): string {
  const modules = path.join(root, "node_modules");
  const manifest = readFileSync(path.join(modules, "@electric-sql/pglite/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return path.join(modules, `.cache/horizon-erable/pglite-${version}.tar`);
}
