import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Refusal } from "@/lib/server/start-error";
import { startBackend } from "@/supabase/local/backend";
import { lockDataDir } from "@/supabase/local/data-dir";
import { openDatabase } from "@/supabase/local/database";

// Three openings of a database on disk: seconds on a quiet machine, a minute on a busy one.
const TIME_LIMIT = 180_000;

const RECORDS = "supabase_migrations.schema_migrations";

const CHANGES = {
  before: `delete from ${RECORDS};
    insert into ${RECORDS} (version, name) values ('20260901000100', 'foundations')`,
  after: `delete from ${RECORDS} where version = '20260901000100';
    insert into ${RECORDS} (version, name) values ('29991231235959', 'later')`,
};

it(
  "des données d'une autre version, d'avant ou d'après, sont refusées en une ligne et restent comme elles sont",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "embedded-version-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    await (await startBackend({ dataDir: folder, seed: false })).stop();

    for (const change of [CHANGES.before, CHANGES.after]) {
      const { driver } = await openDatabase(path.join(folder, "database"));
      await driver.exec(change);
      // Something that the first step of a start brings back.
      await driver.exec("revoke usage on schema extensions from anon");
      const records = await driver.query(`select version, name from ${RECORDS} order by version`);
      await driver.close();

      const refusal = await startBackend({ dataDir: folder, seed: false }).catch((error) => error);
      expect(refusal).toBeInstanceOf(Refusal);
      expect(refusal.message).toMatch(/^Le dossier de données vient .+« npm run db:reset ».+\.$/);
      lockDataDir(folder)();

      const left = await openDatabase(path.join(folder, "database"));
      const after = await left.driver.query(
        `select version, name from ${RECORDS} order by version`,
      );
      expect(after.rows).toEqual(records.rows);
      const { rows } = await left.driver.query(
        "select has_schema_privilege('anon', 'extensions', 'usage') as granted",
      );
      expect(rows).toEqual([{ granted: false }]);
      await left.driver.close();
    }
  },
  TIME_LIMIT,
);
