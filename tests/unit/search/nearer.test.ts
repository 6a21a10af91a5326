import { describe, expect, it } from "vitest";
import { nearerSearches } from "@/lib/search/nearer";

const near = (q: string, totals: Record<string, number>) =>
  nearerSearches({ q }, async (filters) => {
    const total = totals[filters.q];
    if (total === undefined) throw new Error("illisible");
    return total;
  });

describe("Ce qui est plus près d'une recherche sans résultat", () => {
  it("est la même sans filtre, puis sans un de ses mots", async () => {
    expect(await near("logo astronaute", { "logo astronaute": 2, logo: 5, astronaute: 0 })).toEqual(
      [
        { filters: { q: "logo astronaute" }, total: 2 },
        { filters: { q: "logo" }, total: 5 },
      ],
    );
  });

  it("n'est rien pour un mot seul que rien ne connaît, ni quand on ne peut pas compter", async () => {
    expect(await near("astronaute", { astronaute: 0 })).toEqual([]);
    expect(await near("un deux", { un: 3 })).toEqual([{ filters: { q: "un" }, total: 3 }]);
  });

  it("tient en trois lignes", async () => {
    const all = { "a b c": 1, "b c": 1, "a c": 1, "a b": 1 };
    expect(await near("a b c", all)).toHaveLength(3);
  });
});
