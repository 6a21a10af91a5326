import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { describe, expect, it } from "vitest";
import { declaredState } from "#supabase/local/baseline.ts";
import { copyModel, dropCopy, SERVER } from "#tests/db/support/model.ts";
import { findPrograms } from "./support/pg-programs";

const PROGRAMS = findPrograms("pg_dump");
const server = process.env[SERVER];
const SCHEMAS = ["public", "private", "auth", "storage"];

/** Objects with their rights, and the rows that a database starts with, but for what is drawn by lot. */
async function dump(url: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    path.join(PROGRAMS ?? "", "pg_dump"),
    [
      ...[url, "--inserts", "--no-owner", "--restrict-key=none"],
      ...SCHEMAS.map((schema) => `--schema=${schema}`),
      ...["--exclude-table-data=private.settings", "--exclude-table-data=private.scheduled_jobs"],
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, LC_ALL: "C" } },
  );
  return stdout.split("\n");
}

describe.skipIf(!server || !PROGRAMS)("Les migrations et les schémas déclarés", () => {
  it("font la même base", async () => {
    const migrated = await copyModel(server ?? "");
    const declared = migrated.replace(/[^/]+$/, `declare_${crypto.randomUUID().slice(0, 8)}`);
    const owner = new Client({ connectionString: server });
    await owner.connect();
    await owner.query(`create database ${path.basename(declared)}`);
    await owner.end();
    const client = new Client({ connectionString: declared });
    await client.connect();
    await client.query(await readFile("tests/db/support/shim.sql", "utf8"));
    await client.query(await declaredState());
    await client.end();
    try {
      expect(await dump(migrated)).toEqual(await dump(declared));
    } finally {
      await dropCopy(server ?? "", migrated);
      await dropCopy(server ?? "", declared);
    }
  });
});
