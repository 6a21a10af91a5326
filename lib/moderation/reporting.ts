import { EMPLOYERS_PATH, employerPath } from "@/lib/publications/employer-mark";
import { asKind, type Kind, kindOfList, kinds, pagePath } from "@/lib/publications/kinds";

/** Reasons to report a publication or an employer, by their value in the database. */
const reportReasons = {
  fees: "On me demande de l’argent (permis, dossier, formation)",
  false_employer: "Quelqu’un se fait passer pour une entreprise",
  discrimination: "Annonce discriminatoire",
  misleading: "Information trompeuse (salaire, poste, conditions)",
  other: "Autre chose",
} as const;

export type ReportReason = keyof typeof reportReasons;

/** Labels of the same reasons for a comment or an article. */
const textReasons: Record<ReportReason, string> = {
  discrimination: "Propos injurieux, haineux ou discriminatoires",
  fees: "Arnaque ou publicité",
  false_employer: "Usurpation d’identité",
  misleading: "Information fausse ou dangereuse",
  other: "Autre chose",
};

export const reasonsFor = (kind: string): Record<ReportReason, string> =>
  kind === "comment" || kind === "article" ? textReasons : reportReasons;

export const MESSAGE_LENGTH = 2_000;

/** The path segment of the report form for comments, beside those of the lists. */
const COMMENTS = "commentaires";

/** Returns what a path segment of the report form names, by its value in the database; null if nothing. */
export function reportedKind(segment: string): string | null {
  if (segment === COMMENTS) return "comment";
  if (EMPLOYERS_PATH === `/${segment}`) return "employer";
  return kindOfList(`/${segment}`);
}

/** Returns the heading of the report form. */
export function reportTitle(kind: string): string {
  if (kind === "comment") return "Signaler un commentaire";
  if (kind === "article") return "Signaler un article";
  return kind === "employer" ? "Signaler une entreprise" : "Signaler une annonce";
}

/** Targets with their own page: a publication, or an employer. */
export type Reportable = Kind | "employer";

/** Returns a value of the database as one of these. */
export function asReportable(word: string): Reportable {
  return word === "employer" ? word : asKind(word);
}

/** Returns the path of a target's page; an employer's page is found by its id too. */
export function reportablePath({ kind, id }: { kind: Reportable; id: string }): string {
  return kind === "employer" ? employerPath(id) : pagePath(kind, id);
}

/** Returns the list that contains the target, with its label. */
export function reportableList(kind: Reportable): { label: string; href: string } {
  if (kind === "employer") return { label: "Entreprises", href: EMPLOYERS_PATH };
  return { label: kinds[kind].many, href: kinds[kind].list };
}

export const FRAUD_CENTRE = {
  name: "Centre antifraude du Canada",
  address: "https://antifraudcentre-centreantifraude.ca/",
} as const;
