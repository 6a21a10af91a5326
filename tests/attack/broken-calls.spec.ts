import { expect } from "@playwright/test";
import {
  type BrokenCall,
  mistakenCalls,
  unreadableCalls,
} from "@/tests/support/attack/broken-calls";
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

/** One of each shape, of visitors and of members: what cannot be read reaches none of them. */
const OF_EACH_SHAPE = ["signIn", "confirmAlert", "setLike", "saveJob", "renewCalendarLink"];

async function isRefused(name: string, broken: BrokenCall[]): Promise<void> {
  const before = await stateOf(theirs);
  const failed: string[] = [];
  for (const { how, body, headers } of broken) {
    const answer = await fetch(site + pageWith(name, theirs), {
      ...{ method: "POST", body, redirect: "manual" as const },
      headers: { ...headers, origin: site, cookie: sessions.recruiter },
    });
    const text = await answer.text();
    if (answer.status >= 500) failed.push(`${answer.status} ${how} ${text.slice(0, 200)}`);
  }
  expect(failed).toEqual([]);
  expect(await stateOf(theirs)).toBe(before);
  expect((await fetch(`${site}/healthz/live`)).status).toBe(200);
}

for (const name of Object.keys(ACTIONS)) {
  test(`${name} : des valeurs qui ne sont pas les siennes ne la font pas tomber`, async () => {
    await isRefused(name, await mistakenCalls(builtAction(name).id));
  });
}

for (const name of OF_EACH_SHAPE) {
  test(`${name} : ce qui ne se lit pas est refusé, et le site vit`, async () => {
    await isRefused(name, await unreadableCalls(builtAction(name).id));
  });
}
