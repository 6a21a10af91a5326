import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { test } from "@/tests/support/browser/test";
import { HOSTILE, numbers } from "@/tests/support/forms/made-up";
import { randomTitles } from "@/tests/support/publications/random-titles";
import { type FragileSite, startFragileSite } from "@/tests/support/site/outage";

test.skip(!process.env.E2E_BUILD_DIR, "demande la construction de npm run test:attack");

const SEARCHES = 10_000;
const AT_ONCE = 12;
const MIB = 2 ** 20;
/** What a process may grow by: its rooms for pages and searches have bounds, and are nearly empty before. */
const MOST_GROWTH = 200 * MIB;

let site: FragileSite;
test.beforeAll(async () => {
  site = await startFragileSite({ LOG_LEVEL: "silent" });
});
test.afterAll(() => site?.stop());

const residentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

/** Addresses of lists with words and choices that nobody would type. */
function searches(count: number): string[] {
  const next = numbers(18);
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(next() * list.length)] as Item;
  const titles = randomTitles(500);
  const words = () => (next() < 0.25 ? pick(HOSTILE) : pick(titles)).slice(0, 400);
  const names = ["contrat", "province", "secteur", "lieu", "rayon", "salaire", "page", "tri", "x"];
  return Array.from({ length: count }, () => {
    const asked = new URLSearchParams({ q: words() });
    while (next() < 0.4)
      asked.append(pick(names), next() < 0.5 ? words() : pick(["CDI", "quebec", "2", "-1"]));
    return `${pick(["/emplois", "/emplois", "/freelance", "/bourses", "/actualites"])}?${asked}`;
  });
}

test("dix mille recherches inventées : aucune erreur du serveur, une mémoire bornée", async () => {
  test.setTimeout(420_000);
  const waiting = searches(SEARCHES);
  const refused: string[] = [];
  const before = residentBytes(site.pid());
  let most = before;
  const askInTurn = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const answer = await fetch(site.url + path, { redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status >= 500) refused.push(`${answer.status} ${path}`);
      if (waiting.length % 100 === 0) most = Math.max(most, residentBytes(site.pid()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askInTurn));
  expect(refused).toEqual([]);
  expect(most - before).toBeLessThan(MOST_GROWTH);
  const health = await fetch(`${site.url}/healthz`);
  const { entries, bytes } = JSON.parse(health.headers.get("x-kept") ?? "{}");
  expect(entries).toBeLessThanOrEqual(5_500);
  expect(bytes).toBeLessThanOrEqual(72 * MIB);
});
