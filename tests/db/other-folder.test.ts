import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBackend } from "@/supabase/local/backend";
import { type Cluster, hasPostgres, startCluster } from "./support/cluster";
import { createPeople } from "./support/people";

describe.skipIf(!hasPostgres)("Une base qui a déjà servi", () => {
  const place = mkdtempSync(path.join(tmpdir(), "horizon-folders-"));
  let cluster: Cluster;
  let databaseUrl: string;
  beforeAll(async () => {
    cluster = await startCluster();
    databaseUrl = await cluster.createDatabase();
  });
  afterAll(async () => {
    await cluster?.stop();
    rmSync(place, { recursive: true, force: true });
  });

  it("le dit à qui lui donne un autre dossier de données, et à personne d'autre", async () => {
    const start = (name: string) =>
      startBackend({ databaseUrl, dataDir: path.join(place, name), seed: false });
    const first = await start("premier");
    expect(first.found).toBeNull();
    await createPeople(first.query);
    await first.stop();

    const same = await start("premier");
    expect(same.found).toBeNull();
    await same.stop();

    const other = await start("autre");
    expect(other.found).toMatch(
      /^La base [^\n]+ a déjà servi avec un autre dossier[^\n]+ 0 fichier\(s\), et [1-9]\d* compte\(s\)[^\n]+DATA_DIR\.$/,
    );
    await other.stop();
  }, 180_000);
});
