import { countryOf } from "@/lib/places/countries";
import { glossedLevel, levelsOf, openings, situations } from "./choices";
import type { Scholarship } from "./schema";

/** Stored codes as recruiters write them: "Sénégal, Mali". */
export function countryNames(codes: readonly string[]): string {
  return codes.map((code) => countryOf(code)?.label ?? code).join(", ");
}

/** Who may ask for a bourse, in words; null where nobody said. */
export type EligibilityLabels = {
  citizenship: string | null;
  level: string;
  field: string | null;
  situation: string | null;
};

/** "Pour qui ?", in words. */
export function eligibilityLabels(scholarship: Scholarship): EligibilityLabels {
  const { open_to, citizenships, field, other_fields, applicants } = scholarship;
  return {
    citizenship: citizenshipLabel(open_to, countryNames(citizenships)),
    level: levelsOf(scholarship).map(glossedLevel).join(", ") || "Tous les niveaux",
    field: [field, ...other_fields].filter(Boolean).join(", ") || null,
    situation: labelOf(situations, applicants),
  };
}

function citizenshipLabel(openTo: string | null, countries: string): string | null {
  if (openTo === "listed") return countries;
  if (openTo === "residents") {
    return `${countries}\u00a0; aussi ouvert avec la résidence permanente ou le statut de personne protégée au Canada`;
  }
  return labelOf(openings, openTo);
}

function labelOf(words: Record<string, string>, value: string | null): string | null {
  return value === null ? null : (words[value] ?? null);
}
