import type { AuditLine } from "./schema";

/** What each act of the log is called; `%` stands for the title of what it was done to. */
const ACTS: Record<string, string> = {
  insert: "Publication ajoutée : %",
  update: "Publication modifiée : %",
  delete: "Publication supprimée : %",
  cv_opened: "CV ouvert, pour : %",
  application_status: "Statut d’une candidature changé, pour : %",
  applications_exported: "Candidature exportée dans un fichier, pour : %",
  comment_approved: "Commentaire publié sous : %",
  comment_refused: "Commentaire refusé sous : %",
  comment_held: "Commentaire remis en attente sous : %",
  kept: "Signalement examiné, laissée en ligne : %",
  hidden: "Masquée du site : %",
  removed: "Retirée du site : %",
  suspended: "Compte suspendu",
  contested: "Décision contestée : %",
  upheld: "Décision maintenue après relecture : %",
  overturned: "Décision annulée après relecture : %",
  operator_granted: "Rôle d’opérateur donné",
  operator_revoked: "Rôle d’opérateur retiré",
  rule_enabled: "Règle d’affichage activée : %",
  rule_disabled: "Règle d’affichage désactivée : %",
};

/** Every act that can be looked for, with its words. */
export const knownActs = Object.entries(ACTS).map(([act, words]) => ({
  act,
  label: words.replace(/(?:, pour| sous)? : %$/, ""),
}));

/** What was done, in a sentence. */
export function actWords(action: string, title: string | null): string {
  const words = ACTS[action] ?? action;
  return title === null ? words.replace(/(?:, pour| sous)? : %$/, "") : words.replace("%", title);
}

/** Who did it, as whom it concerns may know: what somebody is, not their name. */
export function actorWords({ actor, organisation }: AuditLine): string {
  switch (actor) {
    case "self":
      return "Vous";
    case "recruiter":
      return organisation === null ? "Le recruteur" : `Le recruteur de ${organisation}`;
    case "author":
      return "L’auteur de l’article";
    case "operator":
      return "L’équipe du site";
    default:
      return "Le site lui-même";
  }
}
