import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { freePort } from "#tests/support/site/free-port.ts";
import { findPrograms } from "./pg-programs.ts";

const PROGRAMS = findPrograms("initdb", "postgres");

/** Whether this machine has a PostgreSQL to try things on; the tests that need one say so. */
export const hasPostgres = PROGRAMS !== undefined;

/** A PostgreSQL server of the test's own, in a folder of its own. */
export type Cluster = {
  /** Makes an empty database, with a name of its own unless given one, and returns its address. */
  createDatabase(name?: string): Promise<string>;
  /** Ends it as a power cut does, and starts it again on what it had written. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts one on a free port of the loopback interface; `socketOnly` takes none, so that any number of
 * them run side by side.
 * @throws where PostgreSQL is not installed.
 */
export async function startCluster(socketOnly = false): Promise<Cluster> {
  if (!PROGRAMS) throw new Error("PostgreSQL is not installed");
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-pg-"));
  const identity = unprivileged();
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(PROGRAMS, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...identity, cwd: folder, stdio: "pipe" },
  );
  const port = socketOnly ? 5432 : await freePort();
  const host = socketOnly ? folder : "127.0.0.1";
  const settings = [
    `listen_addresses=${socketOnly ? "" : host}`,
    `port=${port}`,
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
  ];
  const serve = () =>
    spawn(
      path.join(PROGRAMS, "postgres"),
      ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
      { ...identity, cwd: folder, stdio: "ignore" },
    );
  let server = serve();
  let owner = await connect(host, port, server);
  let made = 0;

  return {
    async createDatabase(name = `essai_${++made}`) {
      await owner.query(`create database ${name}`);
      return `postgres://postgres@${encodeURIComponent(host)}:${port}/${name}`;
    },
    kill: () => ended(server, "SIGKILL"),
    async start() {
      // The next one refuses to begin while what the first had started is not gone.
      for (let attempt = 1; ; attempt += 1) {
        server = serve();
        try {
          owner = await connect(host, port, server);
          return;
        } catch (error) {
          if (attempt === 50) throw error;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async stop() {
      await owner.end().catch(() => {});
      await ended(server, "SIGINT");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, "exit");
  server.kill(signal);
  await exit;
}

async function connect(host: string, port: number, server: ChildProcess): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ host, port, user: "postgres", database: "postgres" });
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100 || server.exitCode !== null) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** PostgreSQL refuses to run as root: it then runs as a user who may do nothing else. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (option: string) => {
    for (const name of ["postgres", "nobody"]) {
      try {
        return Number(execFileSync("id", [option, name], { stdio: "pipe" }));
      } catch {
        // This machine does not know that user.
      }
    }
    throw new Error("Neither postgres nor nobody exists on this machine");
  };
  return { uid: id("-u"), gid: id("-g") };
}
