import { error, type Notice, success } from "./notice";

/**
 * The notices that public pages show by themselves, without asking the server: apart from the
 * others, so that a page's scripts do not hold all of them (docs/decisions/0007).
 */
export const pageNotices = {
  jobLoadFailed: error("Erreur", "Impossible de charger l'offre d'emploi."),
  articleLoadFailed: error("Erreur", "L'article n'a pas pu être chargé."),
  freelanceJobLoadFailed: error("Erreur", "La mission n'a pas pu être chargée."),
  scholarshipLoadFailed: error("Erreur", "La bourse n'a pas pu être chargée."),
  codeMissing: error(
    "Erreur",
    "La suite n’a pas pu être chargée. Vérifiez votre connexion et réessayez, ou rechargez la page.",
  ),
  linkCopied: success("Lien copié\u00a0!"),
  linkNotCopied: error("Erreur", "Le lien n’a pas pu être copié. Copiez l’adresse de la page."),
  saveFailed: error("Erreur", "Vos favoris n’ont pas pu être mis à jour. Veuillez réessayer."),
  contactFailed: error(
    "Message non envoyé",
    "Rien n’est perdu\u00a0: réessayez dans un instant, ou écrivez-nous par courriel.",
  ),
  newsletterFailed: error(
    "Abonnement non enregistré",
    "Le courriel de confirmation n’a pas pu partir. Veuillez réessayer dans un instant.",
  ),
  likeFailed: error(
    "Erreur",
    "Votre «\u00a0J’aime\u00a0» n’a pas pu être enregistré. Veuillez réessayer.",
  ),
  commentFailed: error(
    "Commentaire non envoyé",
    "Votre texte est conservé\u00a0: veuillez réessayer.",
  ),
} as const satisfies Record<string, Notice>;
