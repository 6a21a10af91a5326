import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "#lib/server/config.ts";

/** The oldest versions without a known critical hole (a middleware that can be skipped, …). */
const FLOORS = { next: "16.4.1", react: "19.3.1", "react-dom": "19.3.1" };

/** One French line for each installed package that is older than it may be. */
export function outdatedPackages(): string[] {
  return Object.entries(FLOORS).flatMap(([name, floor]) => {
    const version = installedVersion(name);
    return isAtLeast(version, floor) ? [] : [`${name} ${version} est plus ancien que ${floor}.`];
  });
}

/** Compares dotted versions; a pre-release is older than its release. */
export function isAtLeast(version: string, floor: string): boolean {
  const [release = "", prerelease] = version.split("-");
  const parts = release.split(".").map(Number);
  for (const [index, wanted] of floor.split(".").map(Number).entries()) {
    const part = parts[index] ?? 0;
    if (part !== wanted) return part > wanted;
  }
  return prerelease === undefined;
}

function installedVersion(name: string): string {
  const file = path.join(root, "node_modules", name, "package.json");
  return JSON.parse(readFileSync(file, "utf8")).version;
}
