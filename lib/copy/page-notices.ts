import { error, type Notice, success } from "./notice";

/**
 * The notices that public pages show by themselves, without asking the server: apart from the
 * others, so that a page's scripts do not hold all of them (docs/decisions/0007).
 */
export const pageNotices = {
  jobLoadFailed: error("Erreur", "Impossible de charger l'offre d'emploi."),
  articleLoadFailed: error("Erreur", "L'article n'a pas pu être chargé."),
  missionLoadFailed: error("Erreur", "La mission n'a pas pu être chargée."),
  scholarshipLoadFailed: error("Erreur", "La bourse n'a pas pu être chargée."),
  linkCopied: success("Lien copié !"),
  linkNotCopied: error("Erreur", "Le lien n’a pas pu être copié. Copiez l’adresse de la page."),
} as const satisfies Record<string, Notice>;
