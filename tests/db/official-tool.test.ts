import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBackend } from "@/supabase/local/backend";
import { readMigrations } from "@/supabase/local/migrated";
import { type Cluster, hasPostgres, startCluster } from "./support/cluster";
import { hasOfficialTool, runOfficialTool } from "./support/official-tool";
import { differenceOfTypes } from "./support/same-types";

const RECORDS = "select version, name from supabase_migrations.schema_migrations order by version";

/** PostgreSQL inlines it in each row of a list, which a search path would stop (01_foundation.sql). */
const INLINED = ["is_public"];

describe.skipIf(!hasPostgres || !hasOfficialTool())("L'outil officiel de Supabase", () => {
  let cluster: Cluster;
  let url: string;
  let client: Client;
  let hasPlpgsqlCheck: boolean;
  beforeAll(async () => {
    cluster = await startCluster();
    url = await cluster.createDatabase();
    // It brings the schemas of Supabase, and applies the migrations.
    await (await startBackend({ databaseUrl: url, seed: false })).stop();
    client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query(
      "select 1 from pg_available_extensions where name = 'plpgsql_check'",
    );
    hasPlpgsqlCheck = rows.length > 0;
  });
  afterAll(async () => {
    await client?.end();
    await cluster?.stop();
  });

  it("ne voit plus rien à pousser là où nous avons appliqué chaque migration", async () => {
    const files = (await readMigrations()).map(({ name }) => name.replace(".sql", ""));
    const { rows } = await client.query(RECORDS);
    expect(rows.map(({ version, name }) => `${version}_${name}`)).toEqual(files);
    const { code, output, errors } = await runOfficialTool(["db", "push", "--yes"], url);
    expect([code, `${output}${errors}`]).toEqual([0, expect.stringContaining("up to date")]);
    expect(`${output}${errors}`).not.toMatch(/deprecat/i);
  });

  it("n'a rien à redire par ses conseillers, sinon de ce qui est appelé à chaque ligne", async () => {
    const { output } = await runOfficialTool(["db", "advisors"], url);
    const issues: { name: string; metadata: { name: string } }[] = JSON.parse(output);
    expect(issues.map(({ name, metadata }) => `${name} ${metadata.name}`)).toEqual(
      INLINED.map((name) => `function_search_path_mutable ${name}`),
    );
  });

  it("n'a rien à redire par sa relecture des fonctions", async ({ skip }) => {
    skip(!hasPlpgsqlCheck, "postgresql-15-plpgsql-check n'est pas installé");
    const { output, errors } = await runOfficialTool(["db", "lint"], url);
    expect([output, errors]).toEqual(["", expect.stringContaining("No schema errors found")]);
  });

  it("écrit les mêmes types que les nôtres, qui disent plus des mots permis", async () => {
    const { code, output } = await runOfficialTool(["gen", "types", "--schema=public"], url);
    expect(code).toBe(0);
    expect(differenceOfTypes(output)).toBe("");
  });
});
