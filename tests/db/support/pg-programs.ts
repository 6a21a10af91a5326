import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { causeOf } from "#server/causes.ts";
import { Refusal } from "#server/refusal.ts";

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

/**
 * Runs a program of PostgreSQL on a database, whose password no list of processes shows.
 * @throws {Refusal} when the program is not installed, or says that it failed.
 */
export function runOn(
  databaseUrl: string,
  name: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const url = new URL(databaseUrl);
  const PGPASSWORD = decodeURIComponent(url.password);
  url.password = "";
  const password = PGPASSWORD ? { PGPASSWORD } : {};
  return runProgram(name, [`--dbname=${url}`, ...args], { ...env, ...password });
}

/**
 * Runs a program of PostgreSQL.
 * @throws {Refusal} when it is not installed, or says that it failed.
 */
export async function runProgram(name: string, args: string[], env = {}): Promise<void> {
  const folder = findPrograms(name);
  if (!folder) {
    throw new Refusal(`${name} manque : installez les programmes clients de PostgreSQL.`);
  }
  const child = spawn(path.join(folder, name), args, {
    // Its English is what `causeOf` knows.
    env: { ...process.env, ...env, LC_ALL: "C" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  // What it was doing is of no use to anybody when we end.
  const end = () => child.kill();
  process.once("exit", end);
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  process.removeListener("exit", end);
  if (code === 0) return;
  throw new Refusal(`${name} a échoué (${causeOf(said)}) : corrigez cela, puis recommencez.`, {
    cause: said,
  });
}
