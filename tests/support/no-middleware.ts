import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "#local/config.ts";
import { type BuildCopy, copyBuild } from "./build-copy.ts";

/**
 * Copies a build and takes the middleware out of the copy's manifests, which is where `next start`
 * learns that there is one. The product has no switch for that: nothing can be left switched off.
 * @throws when the build has no middleware, or keeps it in a way that this does not know.
 */
export function withoutMiddleware(buildFolder: string): BuildCopy {
  const copy = copyBuild(buildFolder);
  const target = path.join(root, copy.folder);
  const stripped = [
    strip(path.join(target, "server/functions-config-manifest.json"), "functions", "/_middleware"),
    strip(path.join(target, "server/middleware-manifest.json"), "middleware", "/"),
  ];
  if (!stripped.includes(true)) {
    copy.remove();
    throw new Error("This build has no middleware to take out");
  }
  return copy;
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
