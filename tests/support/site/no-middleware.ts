import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Takes the middleware out of a build's manifests, which is where `next start` learns that there
 * is one. The product has no switch for that: nothing can be left switched off.
 * @param folder the whole path of a copy of the build
 * @throws when the build has no middleware, or keeps it in a way that this does not know.
 */
export function removeMiddleware(folder: string): void {
  const removed = [
    strip(path.join(folder, "server/functions-config-manifest.json"), "functions", "/_middleware"),
    strip(path.join(folder, "server/middleware-manifest.json"), "middleware", "/"),
  ];
  if (!removed.includes(true)) throw new Error("This build has no middleware to take out");
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
