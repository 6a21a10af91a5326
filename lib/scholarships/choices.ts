export const studyLevels = [
  { slug: "licence", label: "Licence" },
  { slug: "master", label: "Master" },
  { slug: "doctorat", label: "Doctorat" },
] as const;

/** Canadian names of French levels, displayed once beside them. */
const glosses: Record<string, string> = { Licence: "baccalauréat", Master: "maîtrise" };

/** Returns "Master (maîtrise, au Canada)"; levels with the same name everywhere stay unchanged. */
export function glossedLevel(level: string): string {
  const here = glosses[level];
  return here ? `${level} (${here}, au Canada)` : level;
}

/** Returns the levels of a bourse, lowest first; empty if it is open to all. */
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

export const EVERY_FIELD = "Toutes disciplines";

export const openings = {
  all: "Toutes les citoyennetés",
  foreign: "Toutes, sauf la citoyenneté canadienne",
  listed: "Seulement les pays indiqués plus bas",
  residents: "Les pays indiqués plus bas, les résidents permanents et les personnes protégées",
} as const;

export const situations = {
  abroad: "Pas encore au Canada",
  canada: "Déjà au Canada",
  both: "Au Canada ou à l’étranger",
} as const;

/** The applicant's place of residence, as the finder asks for it. */
export const situationAnswers = [
  { slug: "etranger", label: situations.abroad, situation: "abroad" },
  { slug: "canada", label: situations.canada, situation: "canada" },
] as const;
export type Situation = (typeof situationAnswers)[number];

export const applicationModes = {
  direct: "Sur ce site, par le formulaire de candidature",
  official: "Sur le site de l’organisme",
} as const;
