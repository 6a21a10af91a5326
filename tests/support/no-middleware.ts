import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "#local/config.ts";

/** A copy of a build from which the middleware was taken out. */
export type StrippedBuild = { folder: string; remove(): void };

/**
 * Copies a build and takes the middleware out of the copy's manifests, which is where `next start`
 * learns that there is one. The product has no switch for that: nothing can be left switched off.
 * @throws when the build has no middleware, or keeps it in a way that this does not know.
 */
export function withoutMiddleware(buildFolder: string): StrippedBuild {
  const folder = `${buildFolder}-bare-${process.pid}`;
  const target = path.join(root, folder);
  cpSync(path.join(root, buildFolder), target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => path.basename(file) !== "cache",
  });
  const stripped = [
    strip(path.join(target, "server/functions-config-manifest.json"), "functions", "/_middleware"),
    strip(path.join(target, "server/middleware-manifest.json"), "middleware", "/"),
  ];
  const remove = () => rmSync(target, { recursive: true, force: true });
  if (!stripped.includes(true)) {
    remove();
    throw new Error("This build has no middleware to take out");
  }
  return { folder, remove };
}

/** True when the manifest had that entry. */
function strip(file: string, section: string, entry: string): boolean {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, object>;
  const entries = manifest[section] ?? {};
  if (!(entry in entries)) return false;
  Reflect.deleteProperty(entries, entry);
  writeFileSync(file, JSON.stringify(manifest));
  return true;
}
