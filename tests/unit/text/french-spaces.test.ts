import { describe, expect, it } from "vitest";
import { frenchSpaces } from "@/lib/text/plain";

describe("les espaces du français", () => {
  it.each([
    ["Permis d'études : préparer", "Permis d'études\u00a0: préparer"],
    ["Vraiment ? Oui !", "Vraiment\u00a0? Oui\u00a0!"],
    ["Dire « bonjour » ici", "Dire «\u00a0bonjour\u00a0» ici"],
    ["Déjà insécable\u00a0: oui", "Déjà insécable\u00a0: oui"],
    ["un :émoji: et https://exemple.ca", "un :émoji: et https://exemple.ca"],
    ["", ""],
  ])("%s", (typed, shown) => {
    expect(frenchSpaces(typed)).toBe(shown);
  });
});
