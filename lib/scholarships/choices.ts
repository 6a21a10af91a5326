/** The menus of the bourses. */
export const studyLevels = [
  { slug: "licence", label: "Licence" },
  { slug: "master", label: "Master" },
  { slug: "doctorat", label: "Doctorat" },
] as const;
export type StudyLevel = (typeof studyLevels)[number];

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
