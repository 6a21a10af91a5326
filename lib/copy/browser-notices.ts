import { error, type Notice, success } from "./notice";

/**
 * Messages that any public page shows without calling the server: kept apart from the others, so that a
 * page's scripts do not contain all of them.
 */
export const pageNotices = {
  codeMissing: error(
    "Erreur",
    "La suite n’a pas pu être chargée. Vérifiez votre connexion et réessayez, ou rechargez la page.",
  ),
  linkCopied: success("Lien copié\u00a0!"),
  linkNotCopied: error("Erreur", "Le lien n’a pas pu être copié. Copiez l’adresse de la page."),
  copied: success("Copié\u00a0!"),
  notCopied: error("Erreur", "La copie a échoué. Sélectionnez le texte et copiez-le."),
  saveFailed: error("Erreur", "Vos favoris n’ont pas pu être mis à jour. Veuillez réessayer."),
} as const satisfies Record<string, Notice>;
