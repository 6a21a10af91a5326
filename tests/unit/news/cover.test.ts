import { expect, test } from "vitest";
import { COVER, coverOf } from "@/components/news/article-cover";
import { readingTime } from "@/lib/news/schema";

test("Une couverture est toujours la même pour un titre, et change avec lui", () => {
  expect(coverOf("Visa d'études", "visas")).toEqual(coverOf("Visa d'études", "visas"));
  expect(coverOf("Visa d'études", "visas").ridges).not.toEqual(
    coverOf("Visa de travail", "visas").ridges,
  );
});

test("Une couverture tient dans son cadre, quel que soit le titre", () => {
  for (const title of ["", "a", "é".repeat(200), "😀", "Louer à Montréal"]) {
    const { sun, trees, ridges } = coverOf(title, null);
    for (const { x, y } of [sun, ...trees]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(COVER.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(COVER.height);
    }
    expect(ridges.join("")).toMatch(/^[MLVZ0-9 ]+$/);
  }
});

test("Le thème vient de la catégorie", () => {
  expect(coverOf("x", "Résidence permanente").topic).toBe("residence");
  expect(coverOf("x", "Cuisine").topic).toBeNull();
  expect(coverOf("x", null).topic).toBeNull();
});

test("Le temps de lecture se dit en minutes, une au moins", () => {
  expect(readingTime(4)).toBe("4 min de lecture");
  expect(readingTime(0)).toBe("1 min de lecture");
});
