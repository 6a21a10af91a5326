import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { root } from "#lib/server/config.ts";
import { answers } from "#lib/server/process.ts";
import { freePort } from "#tests/support/site/free-port.ts";
import { type FragileSite, startFragileSite } from "#tests/support/site/outage.ts";
import { test } from "@/tests/support/browser/test";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- attack");
test.describe.configure({ mode: "serial" });

const TOKEN = "un-jeton-de-seize-signes";
let site: FragileSite;
test.beforeAll(async () => {
  site = await startFragileSite({ METRICS_TOKEN: TOKEN });
});
test.afterEach(() => site?.mend());
test.afterAll(() => site?.stop());

test("une configuration fautive ne démarre rien et dit toutes ses fautes", async () => {
  const port = await freePort();
  const child = spawn(process.execPath, ["lib/server/web/serve.ts", "127.0.0.1", String(port)], {
    cwd: root,
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      SITE_URL: "horizon",
      TRUSTED_PROXY: "oui",
      METRICS_TOKEN: "x",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [out, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if (child.exitCode === null) await once(child, "exit");
  expect(child.exitCode).toBe(1);
  expect(out).toBe("");
  const lines = said.trim().split("\n");
  expect(lines).toHaveLength(4);
  for (const name of ["SITE_URL", "TRUSTED_PROXY", "METRICS_TOKEN", "SUPABASE_URL"]) {
    expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
  }
  expect(await answers(port)).toBe(false);
});

test("un site sans base vit, et n'est pas prêt", async ({ request }) => {
  const status = async (path: string) => (await request.get(`${site.url}${path}`)).status();
  expect(await status("/healthz/live")).toBe(200);
  expect(await status("/healthz/ready")).toBe(200);
  site.cut();
  expect(await status("/healthz/live")).toBe(200);
  expect(await status("/healthz/ready")).toBe(503);
  expect(await status("/healthz")).toBe(503);
});

test("le détail du planificateur est derrière le jeton", async ({ request }) => {
  const ask = async (headers = {}) =>
    (await request.get(`${site.url}/healthz/ready`, { headers })).json();
  const everybody = await ask();
  expect(everybody).toMatchObject({ database: "ok", storage: "ok" });
  expect(["ok", "late"]).toContain(everybody.scheduler);
  expect(everybody).not.toHaveProperty("jobs");
  const detailed = await ask({ authorization: `Bearer ${TOKEN}` });
  expect(detailed.jobs.map(({ name }: { name: string }) => name)).toContain("apply-retention");
});

test("chaque réponse nomme sa demande, que le visiteur ne nomme pas lui-même", async ({
  request,
}) => {
  const headers = { "x-request-id": "choisi-par-le-visiteur" };
  const first = (await request.get(`${site.url}/contact`, { headers })).headers()["x-request-id"];
  const second = (await request.get(`${site.url}/contact`, { headers })).headers()["x-request-id"];
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).toMatch(/^[\da-f-]{36}$/);
  expect(first).not.toBe(second);
});

test("les chiffres comptent ce qui fut demandé, derrière leur jeton", async ({ request }) => {
  expect((await request.get(`${site.url}/metrics`)).status()).toBe(401);
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await request.get(`${site.url}/metrics`, { headers });
  expect(await answer.text()).toMatch(/site_request_duration_seconds_count\{.*2xx.*\} [1-9]/);
});
