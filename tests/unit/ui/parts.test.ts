import { describe, expect, it } from "vitest";
import { initials, stableIndex } from "@/components/ui/initials-tile";
import { pageWindow } from "@/components/ui/pagination";

describe("les initiales d'un employeur", () => {
  it.each([
    ["Centre de soins Les Aulnes", "CA"],
    ["Boréal Numérique", "BN"],
    ["Érablière du Nord inc.", "ÉN"],
    ["L’Atelier d'Émilie", "AÉ"],
    ["Nordet", "NO"],
    ["  « Chez Réal »  ", "CR"],
    ["X", "X"],
    ["3D Montréal", "3M"],
    ["De La", "DL"],
  ])("pour « %s » donnent %s", (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it("ont un repli quand le nom ne contient aucune lettre", () => {
    expect(initials("")).toBe("?");
    expect(initials(" — ")).toBe("?");
  });

  it("ne coupent pas un caractère en deux", () => {
    expect(initials("🍁 Sirop")).toBe("SI");
    expect(initials("𝒜telier")).toBe("𝒜T");
  });
});

describe("la couleur d'un nom", () => {
  it("est toujours la même et reste dans les bornes", () => {
    for (const name of ["", "Nordet", "Boréal Numérique", "🍁"]) {
      expect(stableIndex(name, 6)).toBe(stableIndex(name, 6));
      expect(stableIndex(name, 6)).toBeGreaterThanOrEqual(0);
      expect(stableIndex(name, 6)).toBeLessThan(6);
    }
  });

  it("ne dépend ni des espaces insécables ni de l'apostrophe", () => {
    const typed = "Atelier « L'Érable vert » inc.";
    const shown = "Atelier «\u00a0L’Érable vert\u00a0» inc.";
    for (const count of [5, 6, 7, 97]) {
      expect(stableIndex(shown, count)).toBe(stableIndex(typed, count));
    }
  });

  it("se répartit sur toutes les couleurs", () => {
    const seen = new Set(Array.from({ length: 60 }, (_, i) => stableIndex(`Société ${i}`, 6)));
    expect(seen.size).toBe(6);
  });
});

describe("la fenêtre de pagination", () => {
  it("montre toutes les pages quand elles sont peu nombreuses", () => {
    expect(pageWindow(1, 1)).toEqual([1]);
    expect(pageWindow(1, 2)).toEqual([1, 2]);
    expect(pageWindow(3, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it("garde la première, la dernière et les voisines de la page lue", () => {
    expect(pageWindow(1, 20)).toEqual([1, 2, "gap", 20]);
    expect(pageWindow(10, 20)).toEqual([1, "gap", 9, 10, 11, "gap", 20]);
    expect(pageWindow(20, 20)).toEqual([1, "gap", 19, 20]);
  });

  it("ne cache jamais une page seule", () => {
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, "gap", 20]);
    expect(pageWindow(17, 20)).toEqual([1, "gap", 16, 17, 18, 19, 20]);
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
