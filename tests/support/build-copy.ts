import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "#local/config.ts";

/** A copy of a build, for a server of its own. */
type BuildCopy = {
  /** From the root of the repository, as the site's configuration names it. */
  folder: string;
  path: string;
  remove(): void;
};

/** What a running server keeps in its build: pages that name the address of that server. */
const KEPT_WHILE_RUNNING = new Set(["cache", "route-cache"]);

let made = 0;

/** Copies a build without what was kept while it ran: two servers in one folder share their pages. */
export function copyBuild(buildFolder: string): BuildCopy {
  made += 1;
  const folder = `${buildFolder}-copy-${process.pid}-${made}`;
  const target = path.join(root, folder);
  cpSync(path.join(root, buildFolder), target, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !KEPT_WHILE_RUNNING.has(path.basename(file)),
  });
  return { folder, path: target, remove: () => rmSync(target, { recursive: true, force: true }) };
}
