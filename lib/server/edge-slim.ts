import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { shareModules } from "./edge-modules.ts";
import { shareTwins } from "./edge-twins.ts";

/**
 * What Next would load for something that the site has not, and for nothing else: its draft mode
 * (a cookie that nobody can have), its interception of requests in tests.
 */
const UNUSED = [
  "next/dist/compiled/fast-jwt/index.js",
  "next/dist/compiled/@mswjs/interceptors/ClientRequest/index.js",
];

/**
 * Takes out of a build of Next what a worker would send twice, or for nothing.
 * @param standalone the folder that the adapter bundles
 * @throws when Next has moved what is to be left out
 */
export function slim(standalone: string): void {
  for (const folder of ["chunks", "chunks/ssr"]) {
    const chunks = path.join(standalone, ".next/server", folder);
    shareTwins(chunks);
    shareModules(chunks);
  }
  for (const name of UNUSED) {
    const file = path.join(standalone, "node_modules", name);
    if (!existsSync(file)) throw new Error(`${name} is not there any more: see UNUSED`);
    writeFileSync(file, `throw new Error(${JSON.stringify(`${name} is left out on the edge`)});\n`);
  }
}

const [standalone] = process.argv.slice(2);
if (import.meta.main && standalone) slim(standalone);
