import { describe, expect, it } from "vitest";
import { listed, wordsOf } from "#shared/alert-words.ts";
import { everyKind, kinds } from "@/lib/publications/kinds";

const item = {
  kind: "article",
  id: "6f6b1c1e-0000-4000-8000-000000000001",
  title: "Nouvelle règle",
  employer: null,
  town: null,
  closes: null,
};

describe("Une publication dans une alerte", () => {
  it("dit quel article elle remplace et ce qui a changé, sur une ligne", () => {
    const change = "Les frais\nchangent.";
    expect(listed({ ...item, replaces: "Ancienne règle", change }, "https://exemple.ca")).toEqual({
      title: "Nouvelle règle",
      detail: "Remplace\u00a0: Ancienne règle · Les frais changent.",
      href: "https://exemple.ca/actualites/6f6b1c1e-0000-4000-8000-000000000001",
    });
  });

  it("ne dit rien de plus d'un article qui ne change rien", () => {
    expect(listed(item, "https://exemple.ca").detail).toBe("");
  });

  it("a les mots de son genre, chaque genre les siens", () => {
    const words = everyKind.map(wordsOf);
    expect(words.map(({ list }) => list)).toEqual(everyKind.map((kind) => kinds[kind].list));
    expect(new Set(words.map(({ many }) => many)).size).toBe(everyKind.length);
  });
});
