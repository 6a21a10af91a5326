/** The list filters for candidates abroad, with their labels. */
export const abroadLabels = {
  abroad: "Ouvert aux candidatures de l’étranger",
  noPermit: "L’entreprise facilite le permis",
  mobility: "Mobilité francophone possible",
} as const;

export const TAKES_ABROAD = "Candidatures de l’étranger acceptées";

/** What is meant by the second, which alone would promise too much. */
export const NO_PERMIT_MEANS =
  "L’entreprise facilite le permis\u00a0: elle a obtenu ou demandé une étude d’impact sur le marché du travail (EIMT), ou recrute par la Mobilité francophone. Un permis de travail reste nécessaire.";

/** The languages asked for, where an announcement says both; `slug` is what the address says. */
export const requiredLanguages = [
  { slug: "francais", label: "Français seulement" },
  { slug: "bilingue", label: "Français et anglais" },
  { slug: "anglais", label: "Anglais seulement" },
] as const;
export type RequiredLanguage = (typeof requiredLanguages)[number];

/** "Langue demandée : français seulement". */
export function languageLabel({ label }: RequiredLanguage): string {
  return `Langue demandée\u00a0: ${label.toLowerCase()}`;
}
