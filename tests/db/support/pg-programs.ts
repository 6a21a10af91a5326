import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const DEBIAN = "/usr/lib/postgresql";
const ELSEWHERE = ["/opt/homebrew/bin", "/usr/local/opt/libpq/bin", "/opt/homebrew/opt/libpq/bin"];

/**
 * The folder that holds all these programs of PostgreSQL, the newest version first: where Debian puts
 * them, on the path, or where Homebrew does. Undefined where they are not installed.
 */
export function findPrograms(...names: string[]): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort(byNumber).reverse() : [];
  return [
    ...versions.map((version) => path.join(DEBIAN, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
    ...ELSEWHERE,
  ].find((folder) => names.every((name) => existsSync(path.join(folder, name))));
}

const byNumber = (one: string, other: string) => Number(one) - Number(other);
