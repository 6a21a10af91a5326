import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** What only the next construction needs. */
const NOT_SERVED = "cache";

let made = 0;

/** Copies what of a build is served, for a server of its own; `folder` is named from the root of the repository. */
export function copyBuild(buildFolder: string) {
  made += 1;
  const folder = `${buildFolder}-copy-${process.pid}-${made}`;
  const target = path.join(root, folder);
  cpSync(path.join(root, buildFolder), target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => path.basename(file) !== NOT_SERVED,
  });
  return { folder, path: target, remove: () => rmSync(target, { recursive: true, force: true }) };
}
