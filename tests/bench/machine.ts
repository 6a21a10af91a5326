import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { cpus, loadavg, release, totalmem } from "node:os";
import path from "node:path";
import { root } from "#lib/server/config.ts";
import { findPrograms } from "#tests/db/support/pg-programs.ts";
import { REDIS } from "#tests/support/site/redis.ts";

/** Where what is measured runs, and whoever asks: a core each. */
const SERVING_CORE = 0;
const ASKING_CORE = 1;

const NGINX = "/usr/sbin/nginx";
export const WRK = "/usr/bin/wrk";
const POSTGRES = findPrograms("postgres");

const hasTaskset = spawnSync("taskset", ["--version"]).status === 0;
/** One core alone serves and asks: shares say less then. */
const hasTwoCores = hasTaskset && cpus().length > 1;

/** Before a command, so that it runs on the core of whoever asks. */
export const onAskingCore = hasTwoCores ? ["taskset", "-c", String(ASKING_CORE)] : [];

/** Whatever this process starts from now on runs on the core of what is measured, as it does. */
export function stayOnServingCore(): void {
  if (hasTwoCores) spawnSync("taskset", ["-a", "-cp", String(SERVING_CORE), String(process.pid)]);
}

/** The machine and what runs on it, in two lines of the report. */
export function machineLines(): string[] {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const programs = [
    `Node ${process.version.slice(1)}`,
    `Next ${dependencies.next}`,
    version("nginx", NGINX, ["-v"]),
    version("PostgreSQL", POSTGRES && path.join(POSTGRES, "postgres"), ["--version"]),
    version("Redis", REDIS, ["--version"]),
    existsSync(WRK) ? version("wrk", WRK, ["-v"]) : "autocannon instead of wrk",
  ];
  const memory = Math.round(totalmem() / 2 ** 30);
  return [
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${memory} GiB, Linux ${release()}; ${programs.join(", ")}.`,
    `Load of the machine when it began: ${loadNow()}.`,
  ];
}

/** The load of the last minute, as the system says it. */
export function loadNow(): string {
  return (loadavg()[0] ?? 0).toFixed(1);
}

/** What is missing here, and what the report lacks by it. */
export function missingLines(): string[] {
  const missing: [boolean, string][] = [
    [hasTwoCores, "Server and load share a core (no taskset, or one core): read no share here."],
    [existsSync(NGINX), "nginx is not installed: nothing behind the front cache, no share."],
    [existsSync(REDIS), "Redis is not installed: the site ran without REDIS_URL."],
    [existsSync(WRK), "wrk is not installed: autocannon asks, which is slower than nginx is."],
    [
      POSTGRES !== undefined || !!process.env.DATABASE_URL,
      "PostgreSQL is not installed: only the embedded engine was measured.",
    ],
  ];
  return missing.flatMap(([isHere, line]) => (isHere ? [] : [line]));
}

function version(name: string, program: string | undefined, args: string[]): string {
  if (!program || !existsSync(program)) return `no ${name}`;
  const { stdout, stderr } = spawnSync(program, args, { encoding: "utf8" });
  return `${name} ${/\d+\.\d[\d.]*/.exec(`${stdout}${stderr}`)?.[0] ?? "?"}`;
}
