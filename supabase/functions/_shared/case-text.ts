import { type Kind, kinds } from "#lib/shared/kinds.ts";
import type { CaseMail } from "./mail-rows.ts";
import { oneLine } from "./mail-text.ts";

/** What was decided on, as the object of a sentence: "votre offre « Soudeur »". */
function nounOf(kind: string): { its: string; yours: string } {
  if (kind === "comment") return { its: "le commentaire", yours: "votre commentaire" };
  if (kind === "employer") return { its: "l’entreprise", yours: "votre entreprise" };
  return Object.hasOwn(kinds, kind)
    ? kinds[kind as Kind].named
    : { its: "l’annonce", yours: "votre annonce" };
}

/** "l’offre « Soudeur·se »", for somebody else. */
export function itsName({ kind, title }: CaseMail): string {
  return named(nounOf(kind).its, title);
}

/** "votre offre « Soudeur·se »", for whoever published it; "votre compte". */
export function yourName({ kind, title }: Pick<CaseMail, "kind" | "title">): string {
  if (kind === "account") return "votre compte";
  return named(nounOf(kind).yours, title);
}

function named(noun: string, title: string | null): string {
  const line = oneLine(title ?? "", 110);
  return line === "" ? noun : `${noun} « ${line} »`;
}

/** What is online again once a decision was overturned: "votre offre est", "vos annonces sont". */
export function backOnline({ kind }: CaseMail): string {
  return kind === "account" ? "vos annonces sont" : `${nounOf(kind).yours} est`;
}

/** What was decided, in a sentence for whoever reported. */
export const verdicts: Record<CaseMail["decision"], string> = {  approved: "L’équipe du site a publié ce contenu.",  kept: "L’équipe du site a décidé de ne rien changer.",  changes_requested: "L’équipe du site a retiré ce contenu jusqu’à ce que son auteur le corrige.",  removed: "L’équipe du site a retiré ce contenu.",  suspended: "L’équipe du site a retiré ce contenu et suspendu le compte de son auteur.",
};

/** Where people learn what to do about a fraud. */
export const FRAUD_CENTRE = "https://antifraudcentre-centreantifraude.ca/";

/** Where whoever a decision falls on reads it; who comments need not be a recruiter. */
export function decisionsPath({ kind }: CaseMail): string {
  return kind === "comment" || kind === "account"
    ? "/espace-utilisateur/decisions"
    : "/admin/decisions";
}
