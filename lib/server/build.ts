import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./config.ts";
import { Refusal } from "./messages.ts";
import { type NextProcess, runNext } from "./process.ts";
import { compressBuild } from "./web/static-files.ts";

/** Called with each process, so that an interruption can end it. */
export type OnProcess = (process: NextProcess) => void;

/** Everything that shapes a page. */
const SOURCES = [
  ...["app", "components", "lib", "public", "supabase/migrations"],
  ...["middleware.ts", "next.config.ts", "package-lock.json", "tsconfig.json", ".postcssrc.json"],
  // With the browsers that it is built for.
  ...["package.json", "mdx-components.tsx"],
];
/** What says where a site runs and for whom, and no part of a build. */
const DEPLOYMENT = new RegExp(
  "^(SITE_|SUPABASE_|OTEL_|PORT$|HOST$|SUSPENDED_FEATURES$|INDEXNOW_KEY$|TRUSTED_PROXY$|" +
    "RATE_LIMIT_SECRET$|METRICS_TOKEN$|LOG_LEVEL$|REDIS_URL$)",
);

/** Whether a change of this file, named from the root, makes the next start build again. */
export function isBuildSource(file: string): boolean {
  return SOURCES.some((source) => file === source || file.startsWith(`${source}/`));
}

/** The build folder of the start commands; tests and copies of a build name their own. */
export function buildFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.BUILD_DIR || ".next";
}

/** Whether a variable says where a site runs and for whom. */
export const isDeployment = (name: string): boolean => DEPLOYMENT.test(name);

/** The environment of a build: it knows no address, so that it serves at every one. */
export function buildEnvironment(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const rest = Object.fromEntries(Object.entries(env).filter(([name]) => !isDeployment(name)));
  return { ...rest, NODE_ENV: "production", DO_NOT_TRACK: "1", NEXT_TELEMETRY_DISABLED: "1" };
}

/** Builds the site unless this very source was built: once, whatever address and data it will have. */
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

/** The stamp that a build of this source would bear. */
function currentStamp(): string {
  const sum = createHash("sha256");
  for (const file of SOURCES.flatMap(filesOf).sort()) {
    for (const part of [file, readFileSync(path.join(root, file))]) sum.update(part).update("\0");
  }
  return sum.digest("hex");
}

/** To be called before a build: until it is whole the folder counts as none. */
export function prepareBuild(folder: string): void {
  rmSync(stampFile(folder), { force: true });
}

function stampFile(folder: string): string {
  return path.join(root, folder, "stamp");
}

/** The files of a folder, or the file itself, named from the root. */
function filesOf(source: string): string[] {
  const stat = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false });
  if (!stat(source)?.isDirectory()) return stat(source) ? [source] : [];
  const names = readdirSync(path.join(root, source), { recursive: true, encoding: "utf8" });
  return names.map((name) => path.join(source, name)).filter((file) => stat(file)?.isFile());
}
