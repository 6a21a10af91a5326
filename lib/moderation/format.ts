import { everyKind, kinds } from "@/lib/publications/kinds";
import { type ReportReason, reasonsFor } from "./reporting";
import type { AuditLine } from "./schema";

export const QUEUE_PATH = "/admin/operation/file";
export const ACCOUNTS_PATH = "/admin/operation/comptes";

/** Returns the path of an account's page, with all its publications. */
export const accountPath = (id: string) => `${ACCOUNTS_PATH}/${id}`;

export const signalLabels: Record<string, { label: string; explanation: string }> = {
  fees: {
    label: "Argent demandé aux candidats",
    explanation:
      "Un employeur ne fait payer ni permis, ni dossier, ni formation. Demander cet argent est la fraude la plus courante.",
  },
  identity: {
    label: "Papiers demandés par message",
    explanation: "Un passeport ou un numéro d’assurance sociale ne s’envoie pas avant l’embauche.",
  },
  advance: {
    label: "Argent ou colis à transférer",
    explanation: "Encaisser ou réexpédier pour d’autres sert souvent à blanchir de l’argent.",
  },
  verified_name: {
    label: "Nom d’une entreprise vérifiée",
    explanation: "L’annonce porte ce nom, ou presque, et son auteur n’en est pas membre.",
  },
  pay: {
    label: "Salaire très élevé pour le métier",
    explanation: "Plus de deux fois et demie la médiane du métier.",
  },
  contact: {
    label: "Coordonnées ou messagerie dans le texte",
    explanation:
      "Les échanges hors du site ne laissent pas de trace ici. Beaucoup de petits commerces le font de bonne foi.",
  },
  same_text: {
    label: "Même texte qu’un autre compte",
    explanation: "Les fraudes se copient d’un compte à l’autre.",
  },
  burst: {
    label: "Compte récent, beaucoup d’annonces",
    explanation: "Un compte de moins de trois jours qui a publié cinq fois ou plus.",
  },
};

/** Returns "Offre d’emploi", "Commentaire" or "Compte". */
export function kindLabel(kind: string): string {
  if (kind === "comment") return "Commentaire";
  if (kind === "account") return "Compte";
  if (kind === "employer") return "Entreprise";
  const known = everyKind.find((each) => each === kind);
  return known ? kinds[known].one : kind;
}

/** Returns the title of a case's target; an account has none. */
export function titleOf({ kind, title }: { kind: string; title: string | null }): string {
  return title ?? (kind === "account" ? "Votre compte" : "Sans titre");
}

/** Returns the label of a report's reason. */
export function reasonLabel(reason: string, kind: string): string {
  const labels = reasonsFor(kind);
  return Object.hasOwn(labels, reason) ? labels[reason as ReportReason] : reason;
}

/** Label of each action of the audit log; `%` is replaced by the title of its target. */
const ACTS: Record<string, string> = {
  insert: "Annonce ajoutée\u00a0: %",
  update: "Annonce modifiée\u00a0: %",
  delete: "Annonce supprimée\u00a0: %",
  cv_opened: "CV ouvert\u00a0: %",
  application_status: "Nouveau statut d’une candidature\u00a0: %",
  applications_exported: "Candidature exportée dans un fichier\u00a0: %",
  comment_approved: "Commentaire publié sous\u00a0: %",
  comment_refused: "Commentaire refusé sous\u00a0: %",
  comment_pending: "Commentaire remis en attente sous\u00a0: %",
  approved: "Annonce publiée après vérification\u00a0: %",
  kept: "Contenu examiné et laissé en ligne\u00a0: %",
  changes_requested: "Correction demandée\u00a0: %",
  removed: "Contenu retiré du site\u00a0: %",
  suspended: "Compte suspendu",
  contested: "Décision contestée\u00a0: %",
  upheld: "Décision maintenue\u00a0: %",
  overturned: "Décision annulée\u00a0: %",
  employer_verified: "Entreprise vérifiée\u00a0: %",
  employer_refused: "Entreprise non vérifiée\u00a0: %",
  employer_proof_opened: "Document d’entreprise ouvert\u00a0: %",
  employer_made: "Entreprise créée\u00a0: %",
  employer_renamed: "Entreprise renommée\u00a0: %",
  employer_edited: "Page d’entreprise modifiée\u00a0: %",
  employer_deleted: "Entreprise supprimée\u00a0: %",
  member_invited: "Invitation envoyée\u00a0: %",
  invitation_revoked: "Invitation annulée\u00a0: %",
  member_joined: "Nouveau membre de\u00a0: %",
  owner_invited: "Propriétaire invité par un autre propriétaire\u00a0: %",
  owner_uninvited: "Invitation d’un propriétaire annulée par un autre propriétaire\u00a0: %",
  owner_joined: "Nouveau propriétaire de\u00a0: %",
  member_left: "Départ d’un membre de\u00a0: %",
  member_removed: "Membre retiré de\u00a0: %",
  verification_requested: "Vérification demandée\u00a0: %",
  member_role: "Rôle d’un membre changé\u00a0: %",
  operator_granted: "Personne ajoutée à l’équipe du site",
  operator_revoked: "Personne retirée de l’équipe du site",
  two_factor_added: "Validation en deux étapes activée",
  two_factor_removed: "Validation en deux étapes désactivée",
  recovery_codes_made: "Nouveaux codes de secours",
  password_changed: "Mot de passe changé",
  email_changed: "Adresse courriel du compte changée",
  two_factor_recovered: "Validation en deux étapes désactivée par un code de secours",
  rule_enabled: "Règle de publication activée\u00a0: %",
  rule_disabled: "Règle de publication désactivée\u00a0: %",
  review_enabled: "Vérification avant publication activée",
  review_disabled: "Vérification avant publication désactivée",
};

/** The end of a label to cut when there is no title. */
const WITHOUT_TITLE = /(?: sous| à| de)?\s: %$/;

/** Every action that the log can be filtered by, with its label. */
export const knownActs = Object.entries(ACTS).map(([act, words]) => ({
  act,
  label: words.replace(WITHOUT_TITLE, ""),
}));

export function auditLabels(action: string, title: string | null): string {
  const words = ACTS[action] ?? action;
  if (title === null) return words.replace(WITHOUT_TITLE, "");
  // A function, since the title may contain replacement patterns such as "$&".
  return words.replace("%", () => title);
}

/** Returns who did it, as the person concerned may know it: a role, not a name. */
export function actorLabel({ actor, organisation }: AuditLine): string {
  switch (actor) {
    case "self":
      return "Vous";
    case "recruiter":
      return organisation === null ? "Le recruteur" : `Le recruteur (${organisation})`;
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
