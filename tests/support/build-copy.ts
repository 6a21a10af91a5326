import { cpSync, rmSync } from "node:fs";
import path from "node:path";
import { root } from "#local/config.ts";

/** A copy of a build, for a server of its own. */
export type BuildCopy = { folder: string; remove(): void };

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
  return { folder, remove: () => rmSync(target, { recursive: true, force: true }) };
}
