import { error, type Notice } from "./notice";

export const failureNotices = {
  jobLoadFailed: error("Erreur", "Impossible de charger l’offre d’emploi."),
  articleLoadFailed: error("Erreur", "L’article n’a pas pu être chargé."),
  freelanceJobLoadFailed: error("Erreur", "La mission n’a pas pu être chargée."),
  scholarshipLoadFailed: error("Erreur", "La bourse n’a pas pu être chargée."),
  employerLoadFailed: error("Erreur", "L’entreprise n’a pas pu être chargée."),
  contactFailed: error(
    "Message non envoyé",
    "Votre texte est conservé\u00a0: réessayez dans un instant, ou écrivez-nous par courriel.",
  ),
  newsletterFailed: error(
    "Abonnement non enregistré",
    "Votre demande n’a pas pu être enregistrée. Veuillez réessayer dans un instant.",
  ),
  frenchTestFailed: error(
    "Niveau non calculé",
    "Vos résultats sont encore là\u00a0: réessayez dans un instant.",
  ),
  frenchLevelNotSaved: error("Niveau non enregistré", "Réessayez dans un instant."),
  likeFailed: error(
    "Erreur",
    "Votre «\u00a0J’aime\u00a0» n’a pas pu être enregistré. Veuillez réessayer.",
  ),
  commentFailed: error(
    "Commentaire non envoyé",
    "Votre texte est conservé\u00a0: veuillez réessayer.",
  ),
} as const satisfies Record<string, Notice>;
