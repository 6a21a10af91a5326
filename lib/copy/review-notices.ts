import { type Notice, success } from "./notice";

/** How long a publication usually waits for the team of the site to read it. */
export const REVIEW_DELAY = "deux jours ouvrables";

/** What recruiters whom nobody has verified are told where a site reads what they publish first. */
export const reviewNotices = {
  waiting: success(
    "En attente de vérification",
    `L’équipe du site vérifie votre annonce avant de la mettre en ligne, en général sous ${REVIEW_DELAY}. Vous recevrez un courriel.`,
  ),
  importWaiting: success(
    "Offres en attente de vérification",
    `L’équipe du site les vérifie avant de les mettre en ligne, en général sous ${REVIEW_DELAY}.`,
  ),
} as const satisfies Record<string, Notice>;
