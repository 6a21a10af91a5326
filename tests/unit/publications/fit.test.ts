import { expect, it } from "vitest";
import { unsaidAbroad } from "@/lib/publications/abroad";
import { fitOf, type Situation, unsaidSituation } from "@/lib/publications/fit";

const nurse: Situation = {
  canada_status: "abroad",
  french_level: "advanced",
  english_level: "beginner",
};

it("ne dit rien de ce que l'une ou l'autre ne dit pas", () => {
  expect(fitOf(nurse, unsaidAbroad)).toEqual([]);
  const said = { ...unsaidAbroad, open_abroad: true, french_level: "advanced" } as const;
  expect(fitOf(unsaidSituation, said)).toEqual([]);
});

it("compare où l'on est et ce que l'on parle", () => {
  const said = {
    ...unsaidAbroad,
    open_abroad: true,
    french_level: "intermediate",
    english_level: "advanced",
  } as const;
  expect(fitOf(nurse, said)).toEqual([
    { fits: true, words: "Ouvert de l’étranger" },
    { fits: true, words: "Votre français suffit" },
    { fits: false, words: "Plus d’anglais demandé" },
  ]);
  expect(fitOf(nurse, { ...said, open_abroad: false })[0]).toEqual({
    fits: false,
    words: "Fermé à l’étranger",
  });
});

it("ne s'arrête ni à l'étranger pour qui est au Canada, ni à une langue que personne ne demande", () => {
  const here: Situation = { ...nurse, canada_status: "permanent" };
  const said = { ...unsaidAbroad, open_abroad: false, english_level: "none" } as const;
  expect(fitOf(here, said)).toEqual([]);
});
