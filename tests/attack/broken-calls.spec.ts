import { expect } from "@playwright/test";
import { brokenCalls } from "@/tests/support/attack/broken-calls";
import { tell } from "@/tests/support/attack/report";
import { stateOf } from "@/tests/support/attack/state";
import { test } from "@/tests/support/browser/test";
import type { Attacker, Theirs } from "@/tests/support/forms/action-lines";
import { ACTIONS } from "@/tests/support/forms/action-table";
import { createAttackers, createVictims, pageWith } from "@/tests/support/forms/attacked";
import { builtAction } from "@/tests/support/site/action-calls";

const site = process.env.E2E_BASE_URL ?? "http://localhost:3000";

let theirs: Theirs;
let sessions: Record<Attacker, string>;
test.beforeAll(async () => {
  theirs = await createVictims();
  sessions = await createAttackers(site);
});

let calls = 0;
test.afterAll(() => tell("Calls of actions that no page would send", calls));

for (const name of Object.keys(ACTIONS)) {
  test(`${name} : un appel qui ne se lit pas est refusé, et le site vit`, async () => {
    const before = await stateOf(theirs);
    const failed: string[] = [];
    for (const { how, body, headers } of await brokenCalls(builtAction(name).id)) {
      const cookie = sessions.recruiter;
      const answer = await fetch(site + pageWith(name, theirs), {
        ...{ method: "POST", body, redirect: "manual" as const },
        headers: { ...headers, origin: site, cookie },
      });
      await answer.arrayBuffer();
      calls += 1;
      if (answer.status >= 500) failed.push(`${answer.status} ${how}`);
    }
    expect(failed).toEqual([]);
    expect(await stateOf(theirs)).toBe(before);
    expect((await fetch(`${site}/healthz/live`)).status).toBe(200);
  });
}
