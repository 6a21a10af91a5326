import { describe, expect, it } from "vitest";
import { frenchText } from "@/lib/shared/french";

describe("la typographie du français", () => {
  it.each([
    ["Permis d'études : préparer", "Permis d’études\u00a0: préparer"],
    ["Vraiment ? Oui !", "Vraiment\u00a0? Oui\u00a0!"],
    ["trop d'espaces \u00a0; un seul suffit", "trop d’espaces\u00a0; un seul suffit"],
    ["5 Mo, 800 ko, 20 %, 12 $", "5\u00a0Mo, 800\u00a0ko, 20\u00a0%, 12\u00a0$"],
    ["5 000 caractères, 10 000 $", "5\u00a0000 caractères, 10\u00a0000\u00a0$"],
    ["le 1 er mai", "le 1er mai"],
    ["Le four est neuf; on l’allume!", "Le four est neuf\u00a0; on l’allume\u00a0!"],
    ["(en avril?) Oui!", "(en avril\u00a0?) Oui\u00a0!"],
    ["https://exemple.ca/?q=a;b", "https://exemple.ca/?q=a;b"],
    ["**Payé :** prévenez", "**Payé\u00a0:** prévenez"],
    ["Quoi?! Non...", "Quoi?! Non..."],
    ["Une espace fine\u202f? «\u202foui\u202f»", "Une espace fine\u00a0? «\u00a0oui\u00a0»"],
    ["un :émoji: et https://exemple.ca", "un :émoji: et https://exemple.ca"],
    ["+1 514 555-0148", "+1 514 555-0148"],
    ["St. John's et l'« Atelier »", "St. John’s et l’«\u00a0Atelier\u00a0»"],
    ["'cité' et 5' 3", "'cité' et 5' 3"],
    ["", ""],
  ])("%s", (typed, shown) => {
    expect(frenchText(typed)).toBe(shown);
  });

  it("ne change plus ce qu'elle a déjà écrit", () => {
    const shown = frenchText("« Oui : 5 Mo ! »");
    expect(frenchText(shown)).toBe(shown);
  });
});
