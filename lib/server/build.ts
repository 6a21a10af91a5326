import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./config.ts";
import { Refusal } from "./messages.ts";
import { type NextProcess, runNext } from "./process.ts";
import { compressBuild } from "./web/static-files.ts";

/** Called with each child process, so that an interruption can end it. */
export type OnProcess = (process: NextProcess) => void;

/** Files and folders that affect the build. */
const SOURCES = [
  ...["app", "components", "lib", "public", "supabase/migrations"],
  ...["middleware.ts", "next.config.ts", "package-lock.json", "tsconfig.json", ".postcssrc.json"],
  // package.json also has the browserslist.
  ...["package.json", "mdx-components.tsx"],
];
/** Variables that configure a deployment and do not affect the build. */
const DEPLOYMENT = new RegExp(
  "^(SITE_|SUPABASE_|OTEL_|PORT$|HOST$|SUSPENDED_FEATURES$|INDEXNOW_KEY$|TRUSTED_PROXY$|" +
    "RATE_LIMIT_SECRET$|METRICS_TOKEN$|LOG_LEVEL$|REDIS_URL$)",
);

/** Returns whether a change of this file (path from the root) requires a new build. */
export function isBuildSource(file: string): boolean {
  return SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
}

/** Returns the build folder of the start commands; tests and copies of a build set their own. */
export function buildFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.BUILD_DIR || ".next";
}

/** Returns whether a variable configures the deployment, not the build. */
export const isDeployment = (name: string): boolean => DEPLOYMENT.test(name);

/** Returns the environment of a build, without deployment variables: the build then runs at any address. */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !isDeployment(name)));
  return { ...rest, NODE_ENV: "production", DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" };
}

/** Builds the site unless the current source is already built, for whatever address and data. */
export async function buildSite(folder: string, onProcess: OnProcess): Promise<void> {
  const stamp = currentStamp();
  const file = stampFile(folder);
  if (existsSync(file) && readFileSync(file, "utf8") === stamp) return;

  console.log("Construction du site (une minute environ)…");
  prepareBuild(folder);
  const build = runNext(["build"], { ...buildEnvironment(process.env), BUILD_DIR: folder });
  onProcess(build);
  if ((await build.ended) !== 0) throw new Refusal("La construction du site a échoué.");
  await compressBuild(folder);
  writeFileSync(file, stamp);
}

/** Returns the hash of the current source, which a build stores as its stamp. */
function currentStamp(): string {
  const sum = createHash("sha256");
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    for (const part of [file, readFileSync(path.join(root, file))]) sum.update(part).update("\0");
  }
  return sum.digest("hex");
}

/** Removes the stamp before a build, so that an interrupted build counts as missing. */
export function prepareBuild(folder: string): void {
  rmSync(stampFile(folder), { force: true });
}

function stampFile(folder: string): string {
  return path.join(root, folder, "stamp");
}

/** Lists the files of a folder, or the file itself, as paths from the root. */
function filesOf(source: string): string[] {
  const stat = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stat(source)?.isDirectory()) return stat(source) ? [source] : [];
  const names = readdirSync(path.join(root, source), { recursive: true, encoding: "utf8" });
  return names.map((name) => path.join(source, name)).filter((file) => stat(file)?.isFile());
}
