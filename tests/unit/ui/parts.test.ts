import { describe, expect, it } from "vitest";
import { initials, stableIndex } from "@/components/ui/initials-tile";
import { pageWindow } from "@/components/ui/pagination";

describe("les initiales d'un employeur", () => {
  it.each([
    ["Centre de soins Les Aulnes", "CA"],
    ["Érablière du Nord inc.", "ÉN"],
    ["L’Atelier d'Émilie", "AÉ"],
    ["Nordet", "NO"],
    ["  « Chez Réal »  ", "CR"],
    ["3D Montréal", "3M"],
    ["De La", "DL"],
    [" — ", "?"],
    ["🍁 Sirop", "SI"],
    ["𝒜telier", "𝒜T"],
  ])("pour « %s » donnent %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});

describe("la couleur d'un nom", () => {
  it("ne dépend ni des espaces insécables ni de l'apostrophe", () => {
    const typed = "Atelier « L'Érable vert » inc.";
    const shown = "Atelier «\u00a0L’Érable vert\u00a0» inc.";
    for (const count of [5, 6, 7, 97]) {
      expect(stableIndex(shown, count)).toBe(stableIndex(typed, count));
    }
  });

  it("se répartit sur toutes les couleurs", () => {
    const names = ["", "🍁", ...Array.from({ length: 60 }, (_, i) => `Société ${i}`)];
    const seen = new Set(names.map((name) => stableIndex(name, 6)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe("la fenêtre de pagination", () => {
  it.each([
    // Few pages are all shown, and no page alone is hidden.
    [1, 1, "1"],
    [3, 5, "1 2 3 4 5"],
    [1, 20, "1 2 gap 20"],
    [10, 20, "1 gap 9 10 11 gap 20"],
    [4, 20, "1 2 3 4 5 gap 20"],
  ])("à la page %i de %i, montre %s", (page, count, shown) => {
    expect(pageWindow(page, count).join(" ")).toBe(shown);
  });

  it("donne des numéros croissants, sans répétition, quelle que soit la page", () => {
    for (let count = 1; count <= 12; count++) {
      for (let page = 1; page <= count; page++) {
        const numbers = pageWindow(page, count).filter((entry) => entry !== "gap");
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toContain(page);
      }
    }
  });
});
