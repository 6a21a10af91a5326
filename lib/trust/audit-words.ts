import type { AuditLine } from "./schema";

/** What each act of the log is called; `%` stands for the title of what it was done to. */
const ACTS: Record<string, string> = {
  insert: "Annonce ajoutée\u00a0: %",
  update: "Annonce modifiée\u00a0: %",
  delete: "Annonce supprimée\u00a0: %",
  cv_opened: "CV ouvert, pour\u00a0: %",
  application_status: "Statut d’une candidature changé, pour\u00a0: %",
  applications_exported: "Candidature exportée dans un fichier, pour\u00a0: %",
  comment_approved: "Commentaire publié sous\u00a0: %",
  comment_refused: "Commentaire refusé sous\u00a0: %",
  comment_held: "Commentaire remis en attente sous\u00a0: %",
  approved: "Publiée après lecture\u00a0: %",
  kept: "Examinée, laissée en ligne\u00a0: %",
  changes_requested: "Correction demandée\u00a0: %",
  removed: "Retirée du site\u00a0: %",
  suspended: "Compte suspendu",
  contested: "Décision contestée\u00a0: %",
  upheld: "Décision maintenue\u00a0: %",
  overturned: "Décision annulée\u00a0: %",
  employer_verified: "Entreprise vérifiée\u00a0: %",
  employer_refused: "Entreprise non vérifiée\u00a0: %",
  employer_proof_opened: "Document d’entreprise ouvert, pour\u00a0: %",
  employer_made: "Entreprise créée\u00a0: %",
  employer_renamed: "Entreprise renommée\u00a0: %",
  employer_edited: "Page d’entreprise modifiée\u00a0: %",
  employer_deleted: "Entreprise fermée\u00a0: %",
  member_invited: "Invitation envoyée, pour\u00a0: %",
  invitation_revoked: "Invitation annulée, pour\u00a0: %",
  member_joined: "Nouveau membre de\u00a0: %",
  owner_invited: "Propriétaire invité par un autre, pour\u00a0: %",
  owner_uninvited: "Invitation d’un propriétaire annulée par un autre, pour\u00a0: %",
  owner_joined: "Nouveau propriétaire de\u00a0: %",
  member_left: "Départ d’un membre de\u00a0: %",
  member_removed: "Membre retiré de\u00a0: %",
  owner_asked_check: "Vérification demandée pour\u00a0: %",
  member_role: "Rôle d’un membre changé à\u00a0: %",
  operator_granted: "Accès à l’équipe du site donné",
  operator_revoked: "Accès à l’équipe du site retiré",
  second_step_added: "Validation en deux étapes activée",
  second_step_removed: "Validation en deux étapes désactivée",
  recovery_codes_made: "Nouveaux codes de secours",
  password_changed: "Mot de passe changé",
  email_changed: "Adresse courriel du compte changée",
  second_step_recovered: "Validation en deux étapes désactivée par un code de secours",
  rule_enabled: "Règle d’affichage activée\u00a0: %",
  rule_disabled: "Règle d’affichage désactivée\u00a0: %",
};

/** What goes from the words where there is no title to name. */
const WITHOUT_TITLE = /(?:, pour| sous| à| de)?\s: %$/;

/** Every act that can be looked for, with its words. */
export const knownActs = Object.entries(ACTS).map(([act, words]) => ({
  act,
  label: words.replace(WITHOUT_TITLE, ""),
}));

/** What was done, in a sentence. */
export function actWords(action: string, title: string | null): string {
  const words = ACTS[action] ?? action;
  if (title === null) return words.replace(WITHOUT_TITLE, "");
  // A function: what somebody wrote is no pattern.
  return words.replace("%", () => title);
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
    case "colleague":
      return "Un collègue";
    case "operator":
      return "L’équipe du site";
    default:
      return "Le site lui-même";
  }
}
