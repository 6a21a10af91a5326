import { expect } from "@playwright/test";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { offerForm } from "@/tests/support/faults/publishing";
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
  await stack.startSite();
  await untilSo(async () => (await visit(stack.url, "/admin/jobs", cookie)).status === 200);
  const list = await fetch(`${stack.url}/admin/jobs`, { headers: { cookie } });
  expect(await list.text()).toContain(title);
  const found = await fetch(`${stack.url}/emplois?q=${encodeURIComponent(title)}`);
  expect(await found.text()).toContain(title);
});
