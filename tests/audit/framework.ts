import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** What only the file of Next's own router says: it is no part of the main files, yet on each page. */
const ROUTER = "parallelRouterKey";

/** The addresses of the scripts that any Next page starts with: React, the bundler, the router. */
export function frameworkScripts(buildFolder: string): (source: string) => boolean {
  const folder = path.join(root, buildFolder);
  const manifest = readFileSync(path.join(folder, "build-manifest.json"), "utf8");
  const { rootMainFiles }: { rootMainFiles: string[] } = JSON.parse(manifest);
  return (source) => {
    const file = source.replace("/_next/", "");
    return (
      rootMainFiles.includes(file) || readFileSync(path.join(folder, file), "utf8").includes(ROUTER)
    );
  };
}
