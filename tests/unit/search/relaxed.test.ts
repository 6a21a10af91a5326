import { describe, expect, it } from "vitest";
import { isSmall, relaxedSearches } from "@/lib/search/relaxed";

type Filters = { q: string; province: string; page: number };

/** The words that were counted, one list for each time. */
let counted: string[][] = [];

/** What is found near these words, asked in a province unless told; a search not named finds nothing. */
async function near(q: string, totals: Record<string, number>, province = "quebec") {
  const filters: Filters = { q, province, page: 2 };
  counted = [];
  const found = await relaxedSearches(
    filters,
    { ...filters, province: "", page: 1 },
    async (words) => {
      counted.push(words);
      return words.map((each) => totals[each] ?? 0);
    },
  );
  return found.map(({ filters, total, unfiltered }) => [filters.q, total, unfiltered]);
}

describe("Ce qui est plus près d'une recherche sans résultat", () => {
  it("est la même sans filtre, puis sans un de ses mots", async () => {
    const totals = { "logo astronaute": 2, logo: 5, astronaute: 0 };
    expect(await near("logo astronaute", totals)).toEqual([
      ["logo astronaute", 2, true],
      ["logo", 5, true],
    ]);
    // It is not the same where nothing filtered it, and is not told without a filter.
    expect(await near("logo astronaute", totals, "")).toEqual([["logo", 5, false]]);
  });

  it("n'est rien pour un mot seul que rien ne connaît", async () => {
    expect(await near("astronaute", {})).toEqual([]);
    expect(counted).toEqual([["astronaute"]]);
    expect(await near("astronaute", {}, "")).toEqual([]);
    expect(counted).toEqual([]);
    expect(await near("rouge vert", { rouge: 3 })).toEqual([["rouge", 3, true]]);
  });

  it("n'est rien quand on ne peut pas compter", async () => {
    const filters: Filters = { q: "rouge vert bleu", province: "quebec", page: 1 };
    expect(await relaxedSearches(filters, { ...filters, province: "" }, async () => [])).toEqual(
      [],
    );
  });

  it("tient en trois lignes", async () => {
    const alone = { rouge: 4, vert: 4, bleu: 4 };
    const pairs = { "vert bleu": 1, "rouge bleu": 1, "rouge vert": 1 };
    expect(await near("rouge vert bleu", { "rouge vert bleu": 1, ...pairs, ...alone })).toEqual([
      ["rouge vert bleu", 1, true],
      ["vert bleu", 1, true],
      ["rouge bleu", 1, true],
    ]);
    expect(await near("rouge vert bleu", alone)).toHaveLength(3);
  });

  it("se demande en une fois, de neuf au plus", async () => {
    await near("xq1 xq2 xq3 xq4 xq5", {});
    expect(counted).toHaveLength(1);
    expect(counted[0]).toHaveLength(9);
    await near("rouge xq2 xq3", { rouge: 1 }, "");
    expect(counted).toEqual([["xq2 xq3", "rouge xq3", "rouge xq2", "rouge", "xq2", "xq3"]]);
  });

  it("est faite de mots qui ne sont connus qu'ensemble", async () => {
    const found = await near("home office zzyx", { "home office": 2 }, "");
    expect(found).toEqual([["home office", 2, false]]);
  });

  it("n'est pas faite de petits mots, et va jusqu'à un mot seul", async () => {
    const q = "infirmière de nuit à Montréal pour centre hospitalier";
    expect(await near(q, { infirmière: 6, nuit: 4, "infirmière de à": 6 }, "")).toEqual([
      ["infirmière", 6, false],
      ["nuit", 4, false],
    ]);
    const found = await near(q, { infirmière: 6, "infirmière nuit Montréal": 1 }, "");
    expect(found).toEqual([["infirmière nuit Montréal", 1, false]]);
    expect(await near("de la", {}, "")).toEqual([]);
  });
});

describe("Un mot trop petit pour être cherché", () => {
  it("se dit, et lui seul", () => {
    const small = ["a", "C", "à", "le", "de la", "D.E.S.", "e.t.", ".", "+", "- -", "«\u00a0»"];
    expect(small.filter((q) => !isSmall(q))).toEqual([]);
    const others = ["", "R", "C++ C#", "RH", "à b", "-soudeur", "le soudeur", "24/7", "护士"];
    expect(others.filter(isSmall)).toEqual([]);
  });
});
