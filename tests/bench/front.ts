import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { freePort } from "#server/ports.ts";

const NGINX = "/usr/sbin/nginx";

/** A file server for comparison: it gives out bytes that were compressed beforehand. */
export type Rival = { url: string; stop(): Promise<void> };

/** Serves these pages, by name, with nginx and gzip_static; null where there is no nginx. */
export async function startNginx(pages: Record<string, Buffer>): Promise<Rival | null> {
  if (!existsSync(NGINX)) return null;
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-nginx-"));
  for (const [name, page] of Object.entries(pages)) {
    writeFileSync(path.join(folder, `${name}.html`), page);
    writeFileSync(path.join(folder, `${name}.html.gz`), gzipSync(page));
  }
  execFileSync("chmod", ["-R", "a+rX", folder]);
  const port = await freePort();
  const file = path.join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off; sendfile on; keepalive_requests 1000000; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${folder}; gzip_static on; }
}`,
  );
  const server = spawn(NGINX, ["-c", file, "-p", folder], { stdio: "ignore" });
  const ended = new Promise<void>((done) => server.once("exit", () => done()));
  await wait(500);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** What one question brought: answers a second, milliseconds, bytes of an answer. */
export type Load = { rate: number; p50: number; p95: number; p99: number; errors: number };

const AUTOCANNON = fileURLToPath(import.meta.resolve("autocannon"));

/** Asks for `url` by so many connections for so many seconds, on the core that is named. */
export async function load(url: string, connections: number, seconds: number): Promise<Load> {
  const args = ["-j", "-c", String(connections), "-d", String(seconds)];
  const child = spawn(
    "taskset",
    ["-c", "1", process.execPath, AUTOCANNON, ...args, "-H", "accept-encoding=gzip", url],
    { stdio: ["ignore", "pipe", "ignore"] },
  );
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  await new Promise((done) => child.once("exit", done));
  const { requests, latency, errors, non2xx } = JSON.parse(Buffer.concat(parts).toString());
  const { p50, p97_5, p99 } = latency;
  return { rate: requests.average, p50, p95: p97_5, p99, errors: errors + non2xx };
}
