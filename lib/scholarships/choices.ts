/** The menus of the bourses. */
export const studyLevels = [
  { slug: "licence", label: "Licence" },
  { slug: "master", label: "Master" },
  { slug: "doctorat", label: "Doctorat" },
] as const;
export type StudyLevel = (typeof studyLevels)[number];

/** A level in the words of Canada, said once beside its own. */
const glosses: Record<string, string> = { Licence: "baccalauréat", Master: "maîtrise" };

/** "Master (maîtrise, au Canada)"; a level that has one name everywhere stays as it is. */
export function glossedLevel(level: string): string {
  const here = glosses[level];
  return here ? `${level} (${here}, au Canada)` : level;
}

export const studyFields = [
  { slug: "informatique", label: "Informatique" },
  { slug: "medecine", label: "Médecine" },
  { slug: "ingenierie", label: "Ingénierie" },
  { slug: "commerce", label: "Commerce" },
  { slug: "sciences", label: "Sciences" },
] as const;
export type StudyField = (typeof studyFields)[number];

export const fundingTypes = [
  { slug: "partielle", label: "Partielle" },
  { slug: "complete", label: "Complète" },
] as const;
export type FundingType = (typeof fundingTypes)[number];

/** How one applies to a bourse. */
export const applicationModes = {
  direct: "Sur ce site, par le formulaire de candidature",
  official: "Sur le site officiel du programme",
} as const;
