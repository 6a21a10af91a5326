import { EMPLOYERS_PATH, employerPath } from "@/lib/publications/employer-mark";
import { asKind, type Kind, kindOfList, kinds, pagePath } from "@/lib/publications/kinds";

/** Why a publication or an employer is reported, as the database names it and as people read it. */
const reportReasons = {
  fees: "On me demande de l’argent (permis, dossier, formation)",
  false_employer: "Quelqu’un se fait passer pour une entreprise",
  discrimination: "Annonce discriminatoire",
  misleading: "Information trompeuse (salaire, poste, conditions)",
  other: "Autre chose",
} as const;

export type ReportReason = keyof typeof reportReasons;

/** The same of what is only read: a comment, an article. */
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

/** The part of an address that names what is reported: "emplois", "commentaires". */
const COMMENTS = "commentaires";

/** What an address of the form names, as the database does; null where it names nothing. */
export function reportedKind(segment: string): string | null {
  if (segment === COMMENTS) return "comment";
  if (EMPLOYERS_PATH === `/${segment}`) return "employer";
  return kindOfList(`/${segment}`);
}

/** The heading of the form about one of those. */
export function reportTitle(kind: string): string {
  if (kind === "comment") return "Signaler un commentaire";
  if (kind === "article") return "Signaler un article";
  return kind === "employer" ? "Signaler une entreprise" : "Signaler une annonce";
}

/** What has a page that can be reported: a publication, or an employer. */
export type Reportable = Kind | "employer";

/** A word of the database's as one of these. */
export function asReportable(word: string): Reportable {
  return word === "employer" ? word : asKind(word);
}

/** Its page; that of an employer is found by its id too. */
export function reportablePath({ kind, id }: { kind: Reportable; id: string }): string {
  return kind === "employer" ? employerPath(id) : pagePath(kind, id);
}

/** The list that it is in, and what that is called. */
export function reportableList(kind: Reportable): { label: string; href: string } {
  if (kind === "employer") return { label: "Entreprises", href: EMPLOYERS_PATH };
  return { label: kinds[kind].many, href: kinds[kind].list };
}

/** Where people learn what to do about a fraud, and report it to those who look for its authors. */
export const FRAUD_CENTRE = {
  name: "Centre antifraude du Canada",
  address: "https://antifraudcentre-centreantifraude.ca/",
} as const;
