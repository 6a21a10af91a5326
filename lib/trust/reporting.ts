import { kindOfList } from "@/lib/publications/kinds";

/** Why something is reported, as the database names it and as people read it. */
export const reportReasons = {
  fees: "On me demande de l’argent (permis, dossier, formation)",
  false_employer: "L’employeur n’est pas celui qu’il dit être",
  discrimination: "L’annonce écarte des gens pour ce qu’ils sont",
  misleading: "Le contenu trompe (salaire, poste, conditions)",
  other: "Autre chose",
} as const;

export type ReportReason = keyof typeof reportReasons;

export const MESSAGE_LENGTH = 2_000;

/** The part of an address that names what is reported: "emplois", "commentaires". */
const COMMENTS = "commentaires";

/** What an address of the form names, as the database does; null where it names nothing. */
export function reportedKind(segment: string): string | null {
  if (segment === COMMENTS) return "comment";
  return kindOfList(`/${segment}`);
}

/** Where people learn what to do about a fraud, and report it to those who look for its authors. */
export const FRAUD_CENTRE = {
  name: "Centre antifraude du Canada",
  address: "https://antifraudcentre-centreantifraude.ca/",
} as const;
