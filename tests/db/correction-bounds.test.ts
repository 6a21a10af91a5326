import { describe, expect, it } from "vitest";
import { asActor } from "./support/actors";
import { seed, setUpDatabase } from "./support/calls";

/** What each of these words looks like is offered, and none of them is. */
const MISTYPED = [
  ...["infirmiaire", "comtable", "soudeurr", "developeur", "electricein", "cuisnier"],
  ...["enseignent", "mecanicein", "plombir", "chaufeur", "educatrise", "gestionaire"],
  ...["ingenieurr", "pharmacein", "secretare", "vendeurr", "architecte", "analyyste"],
];

describe("Ce qu'une correction peut coûter", () => {
  const database = setUpDatabase(seed);

  const ask = (sql: string, q: string) =>
    asActor<{ value: string | null }>(database, "visiteur", `select ${sql} as value`, [q]);
  const correct = async (q: string) => (await ask("public.correct_query('job', $1)", q))[0]?.value;
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

  it("corrige encore une faute, et quatre", async () => {
    expect(await correct("comtable")).toBe("comptable");
    expect(await correct(MISTYPED.slice(0, 5).join(" "))).toBeNull();
  });

  it("ne coûte pas plus que quelques recherches, quoi que l'on écrive", async () => {
    const search = await shortest(() =>
      asActor(database, "visiteur", "select public.count_publications('job', $1)", [
        JSON.stringify({ q: "infirmière comptable soudeur développeur électricien cuisinier" }),
      ]),
    );
    const worst = [
      MISTYPED.join(" "),
      MISTYPED.slice(0, 4).join(" "),
      MISTYPED.map((word) => `-${word}`).join(" "),
      "infirmieereauxiliaairedenuiit ".repeat(18),
      `${"é".repeat(29)} ${"infirm".repeat(5)} ${"developp".repeat(4)} ${"a".repeat(30)}`,
    ];
    for (const q of worst) {
      const cost = await shortest(() => correct(q));
      expect(cost, `${q.slice(0, 40)}, contre ${search} ms`).toBeLessThan(search * 6 + 40);
    }
  });
});
