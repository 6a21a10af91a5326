import { describe, expect, it } from "vitest";
import { nearerSearches } from "@/lib/search/nearer";

type Filters = { q: string; province: string; page: number };

/** What is found near these words, asked in a province unless told; a search not named cannot be counted. */
async function near(q: string, totals: Record<string, number>, province = "quebec") {
  const asked: Filters = { q, province, page: 2 };
  const found = await nearerSearches(
    asked,
    { ...asked, province: "", page: 1 },
    async (filters) => {
      const total = totals[filters.q];
      if (total === undefined) throw new Error("illisible");
      return total;
    },
  );
  return found.map(({ filters, total, unfiltered }) => [filters.q, total, unfiltered]);
}

describe("Ce qui est plus près d'une recherche sans résultat", () => {
  it("est la même sans filtre, puis sans un de ses mots", async () => {
    expect(await near("logo astronaute", { "logo astronaute": 2, logo: 5, astronaute: 0 })).toEqual(
      [
        ["logo astronaute", 2, true],
        ["logo", 5, true],
      ],
    );
  });

  it("n'est pas la même quand rien ne la filtrait, et ne se dit pas sans filtre", async () => {
    const totals = { "logo astronaute": 2, logo: 5, astronaute: 0 };
    expect(await near("logo astronaute", totals, "")).toEqual([["logo", 5, false]]);
  });

  it("n'est rien pour un mot seul que rien ne connaît, ni quand on ne peut pas compter", async () => {
    expect(await near("astronaute", { astronaute: 0 })).toEqual([]);
    expect(await near("astronaute", {}, "")).toEqual([]);
    expect(await near("rouge vert", { rouge: 3 })).toEqual([["rouge", 3, true]]);
  });

  it("tient en trois lignes", async () => {
    const all = { "rouge vert bleu": 1, "vert bleu": 1, "rouge bleu": 1, "rouge vert": 1 };
    expect(await near("rouge vert bleu", all)).toHaveLength(3);
  });

  it("n'est pas faite de petits mots, et va jusqu'à un mot seul", async () => {
    const asked = "infirmière de nuit à Montréal pour centre hospitalier";
    expect(await near(asked, { infirmière: 6, nuit: 4, "infirmière de à": 6 }, "")).toEqual([
      ["infirmière", 6, false],
      ["nuit", 4, false],
    ]);
    const found = await near(asked, { infirmière: 6, "infirmière nuit Montréal": 1 }, "");
    expect(found).toEqual([["infirmière nuit Montréal", 1, false]]);
    expect(await near("de la", {}, "")).toEqual([]);
  });
});
