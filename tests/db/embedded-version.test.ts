import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Refusal } from "@/lib/server/refusal";
import { startBackend } from "@/supabase/local/backend";
import { openDatabase } from "@/supabase/local/database";

// Three openings of a database on disk: seconds on a quiet machine, a minute on a busy one.
const TIME_LIMIT = 180_000;

const RECORDS = "supabase_migrations.schema_migrations";

it.each([
  [
    "d'avant",
    `with gone as (delete from ${RECORDS})
     insert into ${RECORDS} (version, name) values ('20260901000100', 'foundations')`,
  ],
  ["d'après", `insert into ${RECORDS} (version, name) values ('29991231235959', 'later')`],
])(
  "des données d'une version %s sont refusées en une ligne, et restent comme elles sont",
  async (_when, change) => {
    const folder = mkdtempSync(path.join(tmpdir(), "embedded-version-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const first = await startBackend({ dataDir: folder, seed: false });
    await first.query(change);
    const records = await first.query(`select version, name from ${RECORDS} order by version`);
    // Something that the first step of a start brings back.
    await first.query("revoke usage on schema extensions from anon");
    await first.stop();

    const refusal = await startBackend({ dataDir: folder, seed: false }).catch((error) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.message).toMatch(/^Le dossier de données vient .+« npm run db:reset ».+\.$/);
    expect(readdirSync(folder)).not.toContain("lock");

    const { driver } = await openDatabase(path.join(folder, "database"));
    onTestFinished(() => driver.close());
    const after = await driver.query(`select version, name from ${RECORDS} order by version`);
    expect(after.rows).toEqual(records);
    const { rows } = await driver.query(
      "select has_schema_privilege('anon', 'extensions', 'usage') as granted",
    );
    expect(rows).toEqual([{ granted: false }]);
  },
  TIME_LIMIT,
);
