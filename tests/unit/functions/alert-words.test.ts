import { describe, expect, it } from "vitest";
import { listed } from "#shared/alert-words.ts";

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
});
