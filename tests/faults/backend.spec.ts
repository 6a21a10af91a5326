import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { keepPublishing, missing } from "@/tests/support/faults/publishing";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, longest, untilSo, visit } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm test -- faults");
test.describe.configure({ mode: "default" });

const KEPT = ["/", "/emplois", "/freelance", "/bourses", "/actualites", "/guide"];
/** Answers to known words are kept: each of these asks the backend. */
const ASKED = ["/emplois?q=*", "/freelance?q=*", "/bourses?q=*"];
/** Three seconds of the backend's, and more for a machine that does other things meanwhile. */
const IN_TIME_S = 8;

let stack: Stack;
let cookie: string;
test.beforeAll(async () => {
  stack = await startStack();
  cookie = await stack.cookieOf(RECRUITER);
  for (const path of KEPT) await visit(stack.url, path);
});
test.afterAll(() => stack?.stop());

const isBack = async () => {
  const { status, saysFailed } = await visit(stack.url, `/emplois?q=retour${Date.now()}`);
  return status === 200 && !saysFailed;
};

for (const [name, strike, mend] of [
  ["tué net", () => stack.backend().kill(), () => stack.startBackend()],
  ["arrêté", () => stack.backend().stop(), () => stack.startBackend()],
  [
    "gelé",
    async () => void stack.backend().child.kill("SIGSTOP"),
    async () => void stack.backend().child.kill("SIGCONT"),
  ],
] as const) {
  test(`service ${name} sous les visites : les pages gardées restent, les autres le disent, rien de confirmé ne manque`, async () => {
    const kept = keepVisiting(stack.url, KEPT, 3);
    const asked = keepVisiting(stack.url, ASKED, 3);
    const published = keepPublishing(stack, cookie);
    try {
      await untilSo(async () => published.acknowledged.length > 2);
      await strike();
      asked.take();
      kept.take();
      await wait(6_000);
      const during = { kept: kept.take(), asked: asked.take() };
      await mend();
      await untilSo(isBack);
      await published.stop();

      expect(during.kept.length).toBeGreaterThan(0);
      expect(new Set(during.kept.map(({ status }) => status))).toEqual(new Set([200]));
      expect(during.kept.some(({ saysFailed }) => saysFailed)).toBe(false);
      expect(during.asked.every(({ status }) => status === 200 || status === 503)).toBe(true);
      // Else the fault was none.
      expect(during.asked.filter(({ saysFailed }) => saysFailed).length).toBeGreaterThan(0);
      expect(during.asked.every(({ isFrench }) => isFrench)).toBe(true);
      expect(Number(longest([...during.kept, ...during.asked]))).toBeLessThan(IN_TIME_S);
      const lost = await missing(stack, published.acknowledged);
      expect(lost).toBe(0);
    } finally {
      await Promise.all([kept.stop(), asked.stop(), published.stop()]);
    }
  });
}
