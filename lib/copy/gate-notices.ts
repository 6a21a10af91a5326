import { type Notice, success } from "./notice";

/** How long a publication usually waits for the team of the site to read it. */
export const REVIEW_DELAY = "deux jours ouvrables";

/** What recruiters whom nobody has verified are told where a site reads what they publish first. */
export const gateNotices = {
  waiting: success(
    "En attente de vérification",
    `Une personne de l’équipe lit votre publication avant la mise en ligne, d’ordinaire sous ${REVIEW_DELAY}. Vous recevrez un courriel.`,
  ),
  importWaiting: success(
    "Offres en attente de vérification",
    `Une personne de l’équipe les lit avant la mise en ligne, d’ordinaire sous ${REVIEW_DELAY}.`,
  ),
} as const satisfies Record<string, Notice>;
