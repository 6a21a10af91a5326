import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { offerForm } from "@/tests/support/faults/publishing";
import { note } from "@/tests/support/faults/report";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { untilSo, visit } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "default" });

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack?.stop());

test("le site tué net, démarré de nouveau : la session tient, ce qui fut confirmé est montré", async () => {
  const cookie = await stack.cookieOf(RECRUITER);
  const title = `Offre d’avant la coupure ${crypto.randomUUID().slice(0, 8)}`;
  await stack.manage(cookie, "/admin/jobs", "saveJob", { form: offerForm(title) });
  process.kill(stack.site().pid ?? 0, "SIGKILL");
  await stack.site().ended;
  expect((await visit(stack.url, "/")).status).toBe("ECONNREFUSED");

  const begun = performance.now();
  await stack.startSite();
  await untilSo(async () => (await visit(stack.url, "/admin/jobs", cookie)).status === 200);
  const recovery = (performance.now() - begun) / 1_000;
  const list = await fetch(`${stack.url}/admin/jobs`, { headers: { cookie } });
  expect(await list.text()).toContain(title);
  const found = await fetch(`${stack.url}/emplois?q=${encodeURIComponent(title)}`);
  expect(await found.text()).toContain(title);
  note({
    fault: "Site killed (SIGKILL), started again",
    seen: "Connections are refused; with nginx and a spare process nobody notices (see the restart).",
    lost: "Nothing acknowledged; sessions go on.",
    recovery: `${recovery.toFixed(1)} s from its start to the administration’s list.`,
  });
});

test("deux démarrages sur un dossier : le second le dit en français, le premier continue", async () => {
  const options = JSON.stringify({ dataDir: stack.dataDir, seed: false });
  const code = `
    import { startBackend } from "#supabase/local/backend.ts";
    try { await startBackend(JSON.parse(process.argv[1])); }
    catch (error) { console.error(error.message); process.exit(1); }`;
  const second = spawn(process.execPath, ["--input-type=module", "-e", code, options], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const [said, [exit]] = await Promise.all([text(second.stderr), once(second, "exit")]);
  expect(exit).toBe(1);
  expect(said).toMatch(/dossier|déjà/);
  expect((await visit(stack.url, `/emplois?q=${Date.now()}`)).status).toBe(200);
  note({
    fault: "Two starts on one data folder",
    seen: `Nothing. The second start says: « ${said.trim().split("\n")[0]?.replace(stack.dataDir, "…").replace(/\d+/, "…")} »`,
    lost: "Nothing.",
    recovery: "None needed.",
  });
});
