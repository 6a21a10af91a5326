/** The menus of the bourses. */
export const studyLevels = [
  { slug: "licence", label: "Licence" },
  { slug: "master", label: "Master" },
  { slug: "doctorat", label: "Doctorat" },
] as const;

/** A level by its Canadian name, shown once beside the French one. */
const glosses: Record<string, string> = { Licence: "baccalauréat", Master: "maîtrise" };

/** "Master (maîtrise, au Canada)"; a level that has one name everywhere stays as it is. */
export function glossedLevel(level: string): string {
  const here = glosses[level];
  return here ? `${level} (${here}, au Canada)` : level;
}

/** The levels that a bourse is for, lowest first; none where it is for all of them. */
export function levelsOf(range: { level: string | null; highest_level: string | null }): string[] {
  const labels = studyLevels.map(({ label }) => label as string);
  const first = labels.indexOf(range.level ?? "");
  if (first < 0) return [];
  return labels.slice(first, Math.max(first, labels.indexOf(range.highest_level ?? "")) + 1);
}

export const studyFields = [
  { slug: "informatique", label: "Informatique" },
  { slug: "medecine", label: "Médecine" },
  { slug: "ingenierie", label: "Ingénierie" },
  { slug: "commerce", label: "Commerce" },
  { slug: "sciences", label: "Sciences" },
] as const;

export const fundingTypes = [
  { slug: "partielle", label: "Partielle" },
  { slug: "complete", label: "Complète" },
] as const;

/** Every field at once, as recruiters write it. */
export const EVERY_FIELD = "Toutes disciplines";

/** The citizenships that a bourse is open to. */
export const openings = {
  all: "Toutes les citoyennetés",
  foreign: "Toutes, sauf la citoyenneté canadienne",
  listed: "Seulement les pays indiqués plus bas",
  residents: "Les pays indiqués plus bas, les résidents permanents et les personnes protégées",
} as const;

/** Where one is when one applies to a bourse. */
export const situations = {
  abroad: "Pas encore au Canada",
  canada: "Déjà au Canada",
  both: "Au Canada ou à l’étranger",
} as const;

/** Where somebody is who looks for a bourse. */
export const situationAnswers = [
  { slug: "etranger", label: situations.abroad, situation: "abroad" },
  { slug: "canada", label: situations.canada, situation: "canada" },
] as const;
export type Situation = (typeof situationAnswers)[number];

/** How one applies to a bourse. */
export const applicationModes = {
  direct: "Sur ce site, par le formulaire de candidature",
  official: "Sur le site de l’organisme",
} as const;
