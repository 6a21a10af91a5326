import { describe, expect, it } from "vitest";
import { listed, wordsOf } from "#supabase/functions/_shared/alert-text.ts";
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
  it("ne dit d'un article que son titre", () => {
    expect(listed(item, "https://exemple.ca").detail).toBe("");
  });

  it("a les mots de son genre, chaque genre les siens", () => {
    const words = everyKind.map(wordsOf);
    expect(words.map(({ list }) => list)).toEqual(everyKind.map((kind) => kinds[kind].list));
    expect(new Set(words.map(({ many }) => many)).size).toBe(everyKind.length);
  });
});
