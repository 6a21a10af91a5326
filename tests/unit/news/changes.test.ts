import { describe, expect, it } from "vitest";
import { byMonth, type Change, firstDayShown, yearOf } from "@/lib/news/changes";

const NOW = new Date("2026-11-22T12:00:00-05:00");

const aChange = (changes: Partial<Change>): Change => ({
  ...{ day: "2026-11-03", change: "told", article_id: "a", title: "Règle", category: null },
  ...{ note: "Les frais changent.", was_title: null, ...changes },
});

describe("Ce qui change, mois par mois", () => {
  it("range les mois du plus récent au plus ancien, et dit ceux qui viennent", () => {
    const days = ["2025-12-31", "2027-01-01", "2026-11-03"];
    const months = byMonth(
      days.map((day) => aChange({ day })),
      NOW,
    );
    expect(months.map(({ label, toCome }) => [label, toCome])).toEqual([
      ["janvier 2027", true],
      ["novembre 2026", false],
      ["décembre 2025", false],
    ]);
  });

  it("ne nomme qu'une fois un article qui change de plusieurs façons", () => {
    const [month] = byMonth(
      [
        aChange({ change: "begins", day: "2026-11-01" }),
        aChange({ change: "replaced", was_title: "Ancienne règle" }),
        aChange({ change: "ends", day: "2026-11-30", article_id: "b" }),
        aChange({}),
      ],
      NOW,
    );
    expect(month?.articles.map(({ article_id, lines }) => [article_id, lines])).toEqual([
      ["b", ["Règle en vigueur jusqu’au 30 novembre 2026"]],
      [
        "a",
        [
          "Remplace\u00a0: Ancienne règle",
          "Les frais changent.",
          "En vigueur à partir du 1er novembre 2026",
        ],
      ],
    ]);
  });

  it("remonte douze mois, celui-ci compris", () => {
    expect(firstDayShown(NOW)).toBe("2025-12-01");
    expect(firstDayShown(new Date("2026-12-31T23:00:00-05:00"))).toBe("2026-01-01");
  });

  it("ne lit comme année qu'une année de ce siècle", () => {
    expect(yearOf("2025")).toBe(2025);
    expect(["1999", "20255", "deux"].map(yearOf)).toEqual([null, null, null]);
  });
});
