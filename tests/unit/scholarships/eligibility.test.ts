import { describe, expect, it } from "vitest";
import { levelsOf } from "@/lib/scholarships/choices";
import { eligibilityLabels } from "@/lib/scholarships/eligibility";
import { aScholarship } from "@/tests/support/publications/publications";

describe("Pour qui est une bourse", () => {
  it("se dit en mots", () => {
    const scholarship = aScholarship({
      open_to: "listed",
      citizenships: ["SN", "CI"],
      level: "Master",
      highest_level: "Doctorat",
      other_fields: ["Droit"],
      applicants: "abroad",
    });
    expect(eligibilityLabels(scholarship)).toEqual({
      citizenship: "Sénégal, Côte d’Ivoire",
      level: "Master (maîtrise, au Canada), Doctorat",
      field: "Sciences, Droit",
      situation: "Pas encore au Canada",
    });
  });

  it("se tait où personne n'a rien dit", () => {
    expect(eligibilityLabels(aScholarship({ level: null, field: null }))).toEqual({
      citizenship: null,
      level: "Tous les niveaux",
      field: null,
      situation: null,
    });
  });

  it.each([
    ["all", "Toutes les citoyennetés"],
    ["foreign", "Toutes, sauf la citoyenneté canadienne"],
  ] as const)("nomme le groupe %s", (open_to, words) => {
    expect(eligibilityLabels(aScholarship({ open_to })).citizenship).toBe(words);
  });

  it("distingue qui réside au Canada", () => {
    const words = eligibilityLabels(aScholarship({ open_to: "residents", citizenships: ["CA"] }));
    expect(words.citizenship).toMatch(
      /^Canada\. Aussi ouverte aux personnes qui ont la résidence permanente/,
    );
  });

  it.each([
    [null, null, []],
    ["Licence", null, ["Licence"]],
    ["Licence", "Doctorat", ["Licence", "Master", "Doctorat"]],
    ["Master", "Doctorat", ["Master", "Doctorat"]],
    ["Doctorat", "Master", ["Doctorat"]],
  ])("va de %s à %s", (level, highest_level, levels) => {
    expect(levelsOf({ level, highest_level })).toEqual(levels);
  });
});
