import { spawn } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { onAskingCore, WRK } from "./machine.ts";

/** What asking for one page brought: answers a second, milliseconds, answers that were none. */
export type Load = { rate: number; p50: number; p95: number; p99: number; failures: number };

/** wrk says its figures in a table for people; this has them in one line for a program. */
const SCRIPT = `done = function(summary, latency)
  local e = summary.errors
  io.write(string.format('\\n{"rate":%f,"p50":%f,"p95":%f,"p99":%f,"failures":%d}\\n',
    summary.requests * 1e6 / summary.duration, latency:percentile(50) / 1e3,
    latency:percentile(95) / 1e3, latency:percentile(99) / 1e3,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;
const CODING = "accept-encoding";

/** Asks for `url` by so many connections for so many seconds, from a core of its own. */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  return existsSync(WRK) ? byWrk(url, connections, seconds) : byCannon(url, connections, seconds);
}

async function byWrk(url: string, connections: number, seconds: number): Promise<Load> {
  const script = path.join(tmpdir(), `horizon-wrk-${process.pid}.lua`);
  writeFileSync(script, SCRIPT);
  const said = await outputOf([
    ...[WRK, "-t1", `-c${connections}`, `-d${seconds}s`, "-s", script],
    ...["-H", `${CODING}: gzip`, url],
  ]);
  const line = said.split("\n").find((one) => one.startsWith("{"));
  if (!line) throw new Error(`wrk said nothing of ${url}: ${said}`);
  return JSON.parse(line);
}

async function byCannon(url: string, connections: number, seconds: number): Promise<Load> {
  const cannon = fileURLToPath(import.meta.resolve("autocannon"));
  const said = await outputOf([
    ...[process.execPath, cannon, "-j", "-c", String(connections), "-d", String(seconds)],
    ...["-H", `${CODING}=gzip`, url],
  ]);
  const { requests, latency, errors, non2xx } = JSON.parse(said);
  // It knows no 95th percentile: the next one that it knows is said in its place.
  const { p50, p97_5: p95, p99 } = latency;
  return { rate: requests.average, p50, p95, p99, failures: errors + non2xx };
}

async function outputOf(command: string[]): Promise<string> {
  const [program = "", ...args] = [...onAskingCore, ...command];
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "inherit"],
    // autocannon would not take the certificate of a day's worth.
    env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: "0" },
  });
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  await new Promise((done, fail) => child.once("error", fail).once("close", done));
  return Buffer.concat(parts).toString();
}
