import { describe, expect, it } from "vitest";
import { compared, keyOfAnother } from "@/lib/publications/save";

const stored = { title: "Accordeur", description: "Des pianos.", city: null, status: "published" };

describe("Ce qu'un formulaire renvoyé dit", () => {
  it.each([
    ["la même chose", stored, { saysTheSame: true, isAnother: false }],
    [
      "un autre titre",
      { ...stored, title: "Accordeuse" },
      { saysTheSame: false, isAnother: false },
    ],
    [
      "un autre texte",
      { ...stored, description: "Non." },
      { saysTheSame: false, isAnother: false },
    ],
    [
      "un lieu de plus, publié d'un brouillon",
      { ...stored, city: "Lévis" },
      { saysTheSame: false, isAnother: false },
    ],
    [
      "une autre publication",
      { ...stored, title: "Soudeur", description: "Des ponts." },
      { saysTheSame: false, isAnother: true },
    ],
  ])("est %s", (_what, values, told) => {
    expect(compared(stored, values)).toEqual(told);
  });

  it("n'est pas tenu pour dit quand un brouillon se publie", () => {
    expect(compared({ ...stored, status: "draft" }, stored).saysTheSame).toBe(false);
  });

  it("a une clé, la même à chaque envoi, et une autre pour d'autres mots", () => {
    const key = crypto.randomUUID();
    const other = keyOfAnother(key, { title: "A", description: "B" });
    expect(other).toBe(keyOfAnother(key, { description: "B", title: "A" }));
    expect(other).not.toBe(keyOfAnother(key, { title: "A", description: "C" }));
    expect(other?.length).toBeLessThanOrEqual(100);
    expect(keyOfAnother(other ?? "", { title: "A" })).toBeNull();
  });
});
