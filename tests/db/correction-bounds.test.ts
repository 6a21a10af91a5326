import { expect, it } from "vitest";
import { seed, setUpDatabase } from "./support/calls";

/** What each of these words looks like is offered, and none of them is. */
const MISTYPED = [
  ..."infirmiaire comtable soudeurr developeur electricein cuisnier enseignent".split(" "),
  ..."mecanicein plombir chaufeur educatrise gestionaire ingenieurr pharmacein".split(" "),
];
const { value } = setUpDatabase(seed);
const correct = (q: string) => value("visiteur", "correct_query('job', $1)", [q]);

/** The shortest of a few times, in milliseconds: what the machine does besides does not count. */
async function shortest(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

it("une correction, de quatre mots au plus, ne coûte que quelques recherches, quoi que l'on écrive", async () => {
  expect(await correct("comtable")).toBe("comptable");
  expect(await correct(MISTYPED.slice(0, 5).join(" "))).toBeNull();
  const q = "infirmière comptable soudeur développeur électricien cuisinier";
  const search = await shortest(() =>
    value("visiteur", "count_publications('job', $1)", [JSON.stringify({ q })]),
  );
  for (const worst of [
    MISTYPED.join(" "),
    MISTYPED.slice(0, 4).join(" "),
    MISTYPED.map((word) => `-${word}`).join(" "),
    "infirmieereauxiliaairedenuiit ".repeat(18),
    `${"é".repeat(29)} ${"infirm".repeat(5)} ${"developp".repeat(4)} ${"a".repeat(30)}`,
  ]) {
    const cost = await shortest(() => correct(worst));
    expect(cost, `${worst.slice(0, 40)}, contre ${search} ms`).toBeLessThan(search * 6 + 40);
  }
});
