import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { Client } from "pg";
import { type Cluster, hasPostgres, startCluster } from "#tests/db/support/cluster.ts";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { keepPublishing, missing } from "@/tests/support/faults/publishing";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, untilSo, visit } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "default" });
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

// The offers that are published meanwhile change nothing on them.
const CACHED = ["/bourses", "/actualites"];
/** Answers to known words are kept: each of these asks the backend. */
const SEARCHES = ["/emplois?q=*", "/freelance?q=*", "/bourses?q=*"];

let cluster: Cluster;
let databaseUrl: string;
let stack: Stack;
test.beforeAll(async () => {
  cluster = await startCluster();
  databaseUrl = await cluster.createDatabase();
  // The tests' server gains time by acknowledging what is not written yet; an operator's does not.
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query(`alter role current_user set synchronous_commit = on`);
  await owner.end();
  stack = await startStack({ databaseUrl });
  for (const path of CACHED) await visit(stack.url, path);
});
test.afterAll(async () => {
  await stack?.stop();
  await cluster?.stop();
});

const isBack = async () => {
  const { status, showsFailure } = await visit(stack.url, `/emplois?q=retour${Date.now()}`);
  return status === 200 && !showsFailure;
};

/** What people get for five seconds: kept pages all of them, of the others at least some do not. */
async function duringFiveSeconds(
  cached: ReturnType<typeof keepVisiting>,
  searches: ReturnType<typeof keepVisiting>,
): Promise<void> {
  cached.take();
  searches.take();
  await wait(5_000);
  const during = { cached: cached.take(), searches: searches.take() };
  expect(new Set(during.cached.map(({ status }) => status))).toEqual(new Set([200]));
  expect(during.cached.some(({ showsFailure }) => showsFailure)).toBe(false);
  expect(during.searches.every(({ status }) => status === 200 || status === 503)).toBe(true);
  // Else the fault was none.
  expect(during.searches.filter(({ showsFailure }) => showsFailure).length).toBeGreaterThan(0);
  expect(during.searches.every(({ isFrench }) => isFrench)).toBe(true);
}

test("PostgreSQL n'a plus de connexion à donner, puis en a de nouveau", async () => {
  const cached = keepVisiting(stack.url, CACHED, 2);
  const searches = keepVisiting(stack.url, SEARCHES, 4);
  let taken: Client[] = [];
  try {
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
    await duringFiveSeconds(cached, searches);
    await Promise.all(taken.splice(0).map((client) => client.end()));
    await untilSo(isBack);
  } finally {
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
    await Promise.all([cached.stop(), searches.stop()]);
  }
});

test("PostgreSQL tué net sous les visites, puis démarré de nouveau : rien de confirmé ne manque", async () => {
  const published = keepPublishing(stack, await stack.cookieOf(RECRUITER));
  const cached = keepVisiting(stack.url, CACHED, 2);
  const searches = keepVisiting(stack.url, SEARCHES, 4);
  try {
    await untilSo(async () => published.acknowledged.length > 2);
    await cluster.kill();
    await duringFiveSeconds(cached, searches);
    await cluster.start();
    await untilSo(isBack);
    const before = published.acknowledged.length;
    await untilSo(async () => published.acknowledged.length > before);
    await published.stop();
    const lost = await missing(stack, published.acknowledged);
    expect(lost).toBe(0);
  } finally {
    await Promise.all([cached.stop(), searches.stop(), published.stop()]);
  }
});
