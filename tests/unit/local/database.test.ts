import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { Refusal } from "@/lib/server/start-error";
import { startBackend } from "@/supabase/local/backend";
import { lockDataDir } from "@/supabase/local/data-dir";

// PGlite takes its time to start on a busy machine.
const TIME_LIMIT = 60_000;

it(
  "Une base abîmée est refusée en une ligne, reste comme elle est, et rend son dossier",
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), "database-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const database = path.join(folder, "database");
    mkdirSync(database);
    writeFileSync(path.join(database, "PG_VERSION"), "abîmé");

    const refusal = await startBackend({ dataDir: folder, seed: false }).catch((error) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal.message).toMatch(/^La base de données [^\n]+ ne s’ouvre pas [^\n]+\.$/);
    expect(refusal.message).toContain(database);
    expect(readdirSync(database)).toEqual(["PG_VERSION"]);
    lockDataDir(folder)();
  },
  TIME_LIMIT,
);
