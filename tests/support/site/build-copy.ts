import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** A copy of a build, for a server of its own. */
type BuildCopy = {
  /** From the root of the repository, as the site's configuration names it. */
  folder: string;
  path: string;
  remove(): void;
};

/** What only the next construction needs. */
const NOT_SERVED = "cache";

let made = 0;

/** Copies what of a build is served. */
export function copyBuild(buildFolder: string): BuildCopy {
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
