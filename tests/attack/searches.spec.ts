import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import fc from "fast-check";
import { HOSTILE } from "@/tests/support/forms/made-up";
import { randomTitles } from "@/tests/support/publications/random-titles";
import { ownSite } from "@/tests/support/site/second-site";

const test = ownSite({ LOG_LEVEL: "silent" });

const SEARCHES = 10_000;
const AT_ONCE = 12;
const MIB = 2 ** 20;
/** What a process may grow by: its rooms for pages and searches have bounds, and are nearly empty before. */
const MOST_GROWTH = 200 * MIB;

const residentBytes = (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) * 1024;

const LISTS = ["/emplois", "/freelance", "/bourses", "/actualites"];
const FILTERS = ["contrat", "province", "secteur", "lieu", "rayon", "salaire", "page", "tri", "x"];

/** Addresses of lists with words and choices that nobody would type: the same at every run. */
function searches(count: number): string[] {
  const words = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...randomTitles(500)) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE).map((text) => text.slice(0, 400)) },
  );
  const choice = fc.oneof(words, fc.constantFrom("CDI", "quebec", "2", "-1"));
  const filters = fc.array(fc.tuple(fc.constantFrom(...FILTERS), choice), { maxLength: 3 });
  const address = fc.tuple(fc.constantFrom(...LISTS), words, filters).map(([list, q, chosen]) => {
    return `${list}?${new URLSearchParams([["q", q], ...chosen])}`;
  });
  return fc.sample(address, { numRuns: count, seed: 18 });
}

test("dix mille recherches inventées : aucune erreur du serveur, une mémoire bornée", async ({
  site,
}) => {
  test.setTimeout(1_200_000);
  const waiting = searches(SEARCHES);
  const refused: string[] = [];
  const before = residentBytes(site.pid());
  let most = before;
  const sendInSequence = async () => {
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      const answer = await fetch(site.url + path, { redirect: "manual" });
      await answer.arrayBuffer();
      if (answer.status >= 500) refused.push(`${answer.status} ${path}`);
      if (waiting.length % 100 === 0) most = Math.max(most, residentBytes(site.pid()));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendInSequence));
  expect(refused).toEqual([]);
  expect(most - before).toBeLessThan(MOST_GROWTH);
  const health = await fetch(`${site.url}/healthz`);
  const { entries, bytes } = JSON.parse(health.headers.get("x-cache-stats") ?? "{}");
  expect(entries).toBeLessThanOrEqual(5_500);
  expect(bytes).toBeLessThanOrEqual(72 * MIB);
});
