import { setTimeout as wait } from "node:timers/promises";
import { expect } from "@playwright/test";
import { createClient } from "@supabase/supabase-js";
import { RECRUITER } from "@/tests/support/accounts/accounts";
import { test } from "@/tests/support/browser/test";
import { note } from "@/tests/support/faults/report";
import { type Stack, startStack } from "@/tests/support/faults/stack";
import { keepVisiting, longest, statuses, untilSo, visit } from "@/tests/support/faults/visits";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:faults");
test.describe.configure({ mode: "default" });

const KEPT = ["/", "/emplois", "/freelance", "/bourses", "/actualites", "/guide"];
/** No answer of these is kept: each asks the backend. */
const ASKED = ["/emplois?q=soins", "/emplois?q=soudure", "/bourses?q=nord", "/emplois?q=RH"];
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

/** Offers that a recruiter publishes one after the other; what the site acknowledged is kept here. */
function keepPublishing() {
  const acknowledged: string[] = [];
  const refusals: string[] = [];
  let isOver = false;
  const work = (async () => {
    for (let n = 0; !isOver; n += 1) {
      const title = `Offre tenue ${n} ${crypto.randomUUID().slice(0, 8)}`;
      const form = {
        ...{ title, company_name: "Boréal inc.", contract_type: "CDI", status: "published" },
        description: "Ce que l’on y fait, du matin au soir.",
      };
      try {
        const { isDone, text } = await stack.act(cookie, "/admin/jobs", "saveJob", { form });
        if (isDone) acknowledged.push(title);
        else refusals.push(text);
      } catch {
        refusals.push("");
      }
      await wait(50);
    }
  })();
  return {
    acknowledged,
    refusals,
    async stop() {
      isOver = true;
      await work;
    },
  };
}

/** How many of these titles there are not exactly once. */
async function missing(titles: string[]): Promise<number> {
  const { url, secretKey } = stack.backend();
  const admin = createClient(url, secretKey, { auth: { persistSession: false } });
  const { data, error } = await admin.from("jobs").select("title").in("title", titles);
  if (error) throw error;
  return titles.filter((title) => data.filter((row) => row.title === title).length !== 1).length;
}

const isBack = async () =>
  (await visit(stack.url, `/emplois?q=retour${Date.now()}`)).status === 200;

for (const [name, fault, strike, mend] of [
  [
    "tué net",
    "Backend killed (SIGKILL) under load, started again",
    () => stack.backend().kill(),
    () => stack.startBackend(),
  ],
  [
    "arrêté",
    "Backend stopped (SIGTERM) under load, started again",
    () => stack.backend().stop(),
    () => stack.startBackend(),
  ],
  [
    "gelé",
    "Backend frozen (SIGSTOP) under load, then let go on",
    async () => void stack.backend().child.kill("SIGSTOP"),
    async () => void stack.backend().child.kill("SIGCONT"),
  ],
] as const) {
  test(`service ${name} sous les visites : les pages gardées restent, les autres le disent, rien de confirmé ne manque`, async () => {
    const kept = keepVisiting(stack.url, KEPT, 3);
    const asked = keepVisiting(stack.url, ASKED, 3);
    const published = keepPublishing();
    try {
      await untilSo(async () => published.acknowledged.length > 2);
      await strike();
      asked.take();
      kept.take();
      await wait(6_000);
      const during = { kept: kept.take(), asked: asked.take() };
      await mend();
      const recovery = await untilSo(isBack);
      await published.stop();

      expect(during.kept.length).toBeGreaterThan(10);
      expect(new Set(during.kept.map(({ status }) => status))).toEqual(new Set([200]));
      expect(during.asked.every(({ status }) => status === 200 || status === 503)).toBe(true);
      expect(during.asked.every(({ isFrench }) => isFrench)).toBe(true);
      expect(Number(longest([...during.kept, ...during.asked]))).toBeLessThan(IN_TIME_S);
      const lost = await missing(published.acknowledged);
      expect(lost).toBe(0);
      note({
        fault,
        seen: `Kept pages: ${statuses(during.kept)}. Searches: ${statuses(during.asked)}, ${longest(during.asked)} s at most, in French.`,
        lost: `${lost} of ${published.acknowledged.length} acknowledged offers; ${published.refusals.length} refused while it lasted.`,
        recovery: `${(recovery / 1_000).toFixed(1)} s after it was back, by itself.`,
      });
    } finally {
      await Promise.all([kept.stop(), asked.stop(), published.stop()]);
    }
  });
}
