import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { Client } from "pg";
import { type Cluster, hasPostgres, startCluster } from "#db/cluster.ts";
import { test } from "@/tests/support/browser/test";
import { note } from "@/tests/support/faults/report";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, longest, statuses, untilSo, visit } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:faults");
test.skip(!hasPostgres, "demande PostgreSQL");

/** Takes every connection that the server has left. */
async function takeAll(databaseUrl: string): Promise<Client[]> {
  const taken: Client[] = [];
  for (;;) {
    const client = new Client({ connectionString: databaseUrl });
    client.on("error", () => {});
    try {
      await client.connect();
      taken.push(client);
    } catch {
      return taken;
    }
  }
}

test("PostgreSQL n'a plus de connexion à donner, puis en a de nouveau", async () => {
  let cluster: Cluster | undefined;
  let stack: Stack | undefined;
  let taken: Client[] = [];
  try {
    cluster = await startCluster();
    const databaseUrl = await cluster.createDatabase();
    stack = await startStack({ databaseUrl });
    const { url } = stack;
    for (const path of ["/", "/emplois"]) await visit(url, path);
    const asks = ["/emplois?q=soins", "/emplois?q=nord", "/bourses?q=sud"];
    const kept = keepVisiting(url, ["/", "/emplois"], 2);
    const asked = keepVisiting(url, asks, 4);

    // Those of the backend are cut until somebody else is there first, each time.
    taken = await takeAll(databaseUrl);
    await untilSo(async () => {
      const cut = await taken[0]?.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> all($1::integer[])`,
        [taken.map((client) => (client as Client & { processID: number }).processID)],
      );
      taken.push(...(await takeAll(databaseUrl)));
      return cut?.rowCount === 0;
    });
    kept.take();
    asked.take();
    await wait(5_000);
    const during = { kept: kept.take(), asked: asked.take() };
    await Promise.all(taken.splice(0).map((client) => client.end()));
    const recovery = await untilSo(
      async () => (await visit(url, `/emplois?q=retour${Date.now()}`)).status === 200,
    );
    await Promise.all([kept.stop(), asked.stop()]);

    expect(new Set(during.kept.map(({ status }) => status))).toEqual(new Set([200]));
    expect(during.asked.every(({ status }) => status === 200 || status === 503)).toBe(true);
    // Else the fault was none.
    expect(during.asked.filter(({ status }) => status === 503).length).toBeGreaterThan(0);
    expect(during.asked.every(({ isFrench }) => isFrench)).toBe(true);
    note({
      fault: "PostgreSQL at its connection limit, the backend’s own cut",
      seen: `Kept pages: ${statuses(during.kept)}. Searches: ${statuses(during.asked)}, ${longest(during.asked)} s at most, in French.`,
      lost: "Nothing.",
      recovery: `${(recovery / 1_000).toFixed(1)} s after connections were free, by itself.`,
    });
  } finally {
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
    await stack?.stop();
    await cluster?.stop();
  }
});
