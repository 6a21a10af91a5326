import { execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Client } from "pg";
import { migratedDatabase, readMigrations } from "#local/migrated.ts";

/** A migrated database of the test's own, driven as its owner. */
export interface Database {
  /** What runs it, for the report. */
  engine: string;
  query<Row = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<Row[]>;
  exec(sql: string): Promise<void>;
  close(): Promise<void>;
}

/** Bare PostgreSQL where the machine has it, else the same roles and policies on PGlite. */
export async function startDatabase(): Promise<Database> {
  const programs = findPrograms();
  return programs ? startPostgres(programs) : startPglite();
}

async function startPglite(): Promise<Database> {
  const database = await migratedDatabase();
  return {
    engine: "PGlite",
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await database.query<Row>(sql, values)).rows,
    exec: async (sql) => void (await database.exec(sql)),
    close: () => database.close(),
  };
}

async function startPostgres(programs: string): Promise<Database> {
  const folder = mkdtempSync(path.join(tmpdir(), "horizon-pg-"));
  const identity = unprivileged();
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(programs, "initdb"),
    ["-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"],
    { ...identity, cwd: folder, stdio: "pipe" },
  );
  // A socket in the folder and no port: any number of these run side by side.
  const settings = [
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "synchronous_commit=off",
  ];
  const server = spawn(
    path.join(programs, "postgres"),
    ["-D", data, "-k", folder, ...settings.flatMap((setting) => ["-c", setting])],
    { ...identity, cwd: folder, stdio: "ignore" },
  );
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const client = await connect(folder);
  const stop = async () => {
    await client.end();
    server.kill("SIGINT");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    await client.query(await readFile(new URL("shim.sql", import.meta.url), "utf8"));
    for (const { sql } of await readMigrations()) await client.query(sql);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    engine: "PostgreSQL",
    query: async <Row>(sql: string, values?: unknown[]) =>
      (await client.query(sql, values)).rows as Row[],
    exec: async (sql) => void (await client.query(sql)),
    close: stop,
  };
}

async function connect(host: string): Promise<Client> {
  for (let attempt = 1; ; attempt += 1) {
    const client = new Client({ host, user: "postgres", database: "postgres" });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (attempt === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** The folder of initdb and postgres: on the path, or where Debian and Homebrew put them. */
function findPrograms(): string | undefined {
  const versions = "/usr/lib/postgresql";
  const installed = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  return [
    ...installed.map((version) => path.join(versions, version, "bin")),
    ...(process.env.PATH ?? "").split(path.delimiter),
    "/opt/homebrew/bin",
  ].find((folder) => ["initdb", "postgres"].every((name) => existsSync(path.join(folder, name))));
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
