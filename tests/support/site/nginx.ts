import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { root } from "#lib/server/config.ts";
import { answers } from "#lib/server/process.ts";

const NGINX = "/usr/sbin/nginx";
const OPENSSL = "/usr/bin/openssl";
const OURS = path.join(root, "deploy/nginx");

type Ports = { tls: number; plain: number; site: number; spare: number };

/** Whether this machine can try our settings at all. */
export const hasNginx = existsSync(NGINX) && existsSync(OPENSSL);

/**
 * The settings of deploy/nginx, on these ports and with a certificate of a day's worth.
 * @param hasLongTimeouts lets one address ask for as much as it likes
 */
export function nginxFolder(ports: Ports, hasLongTimeouts = false): string {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-nginx-"));
  mkdirSync(path.join(folder, "temporary"));
  for (const file of ["front.conf", "site.conf"]) {
    const settings = readFileSync(path.join(OURS, file), "utf8")
      .replace("/var/log/nginx", folder)
      .replace("rate=50r/s", hasLongTimeouts ? "rate=100000r/s" : "rate=50r/s");
    writeFileSync(path.join(folder, file), settings);
  }
  const subject = ["-subj", "/CN=horizon.example", "-days", "1", "-nodes"];
  const key = [
    "-newkey",
    "ec",
    "-pkeyopt",
    "ec_paramgen_curve:prime256v1",
    "-keyout",
    "privkey.pem",
  ];
  execFileSync(OPENSSL, ["req", "-x509", ...subject, ...key, "-out", "fullchain.pem"], {
    cwd: folder,
    stdio: "ignore",
  });
  const settings = readFileSync(path.join(OURS, "horizon-erable.conf"), "utf8")
    .replaceAll("/etc/letsencrypt/live/horizon.example/", "")
    .replace("/var/cache/nginx-horizon-erable", path.join(folder, "cache"))
    .replace("listen 443 ", `listen 127.0.0.1:${ports.tls} `)
    .replace("listen 80;", `listen 127.0.0.1:${ports.plain};`)
    .replace("127.0.0.1:3000", `127.0.0.1:${ports.site}`)
    .replace("127.0.0.1:3001", `127.0.0.1:${ports.spare}`);
  writeFileSync(path.join(folder, "site-under-test.conf"), settings);
  writeFileSync(path.join(folder, "nginx.conf"), around());
  return folder;
}

/** What a distribution's nginx.conf stands for. */
function around(): string {
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = places.map((name) => `${name}_temp_path temporary/${name};`).join("\n  ");
  // Its folder is whose starts it; a distribution's nginx writes to its own as its own user.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  return `daemon off;
${user}
pid nginx.pid;
error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off;
  ${temporary}
  include site-under-test.conf;
}
`;
}

/** Serves with these settings; `stop` ends it and removes the folder. */
export async function startNginx(
  folder: string,
  { tls }: Ports,
): Promise<{ stop(): Promise<void> }> {
  const child: ChildProcess = spawn(NGINX, ["-p", folder, "-c", "nginx.conf"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  while (!(await answers(tls))) {
    if (child.exitCode !== null) throw new Error("nginx ended");
    await wait(50);
  }
  return {
    async stop() {
      child.kill("SIGQUIT");
      if (child.exitCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
