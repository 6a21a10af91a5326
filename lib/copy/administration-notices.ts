import { error, type Notice, success } from "./notice";

/** What recruiters are told where they publish. */
export const administrationNotices = {
  // Administration
  saveNotAnswered: error(
    "Erreur lors de la sauvegarde",
    "Votre saisie est conservée\u00a0: veuillez réessayer.",
  ),
  editConflict: error(
    "Version plus récente",
    "Cette annonce a été modifiée par une autre personne. Choisissez ci-dessus.",
  ),
  editRefused: error(
    "Modification impossible",
    "Cette annonce a été supprimée ou n’est pas la vôtre.",
  ),
  publishedTooMany: error(
    "Limite quotidienne atteinte",
    "Votre saisie est conservée\u00a0: enregistrez-la en brouillon, ou publiez-la demain. La première semaine, un compte met 20 annonces en ligne par jour, sauf pour une entreprise vérifiée.",
  ),
  published: success("Publication réussie\u00a0!", "Votre contenu a été publié avec succès."),
  importFileMissing: error("Aucun fichier", "Choisissez un fichier CSV."),
  importRefused: error("Fichier à corriger", "Rien n’a été importé. Les erreurs sont ci-dessous."),
  importReady: success(
    "Fichier vérifié",
    "Rien n’est encore publié\u00a0: confirmez l’importation.",
  ),
  importToCheck: error(
    "À vérifier avant d’importer",
    "Rien n’est encore publié\u00a0: lisez les avertissements, puis confirmez.",
  ),
  importedBefore: error(
    "Déjà importé",
    "Les offres de ce fichier sont dans votre liste. Rien n’a été ajouté.",
  ),
  freelanceJobPublished: success("Mission publiée\u00a0!"),
  freelanceJobsLoadFailed: error("Erreur", "Impossible de charger les missions freelance."),
  freelanceJobCreated: success("Mission créée avec succès"),
  freelanceJobUpdated: success("Mission mise à jour"),
  freelanceJobDeleted: success("Mission freelance supprimée."),
  freelanceJobDeleteFailed: error("Erreur", "Impossible de supprimer la mission."),
  scholarshipPublished: success("Bourse publiée\u00a0!"),
  scholarshipsLoadFailed: error("Erreur", "Impossible de charger les bourses."),
  scholarshipCreated: success("Bourse créée avec succès"),
  scholarshipUpdated: success("Bourse mise à jour"),
  scholarshipDeleted: success("Bourse supprimée."),
  scholarshipDeleteFailed: error("Erreur", "Impossible de supprimer la bourse."),
  articlePublished: success("Article publié\u00a0!", "Votre article a été publié avec succès."),
  articleDeleted: success("Article supprimé."),
  articleDeleteFailed: error("Erreur", "Impossible de supprimer l’article."),
  articleImageInvalid: error(
    "Image invalide",
    "Choisissez une image JPEG, PNG ou WebP de 2\u00a0Mo au plus.",
  ),
  heldCommentsLoadFailed: error("Erreur", "Impossible de charger les commentaires."),
  postingToCheck: error(
    "À vérifier avant de publier",
    "Votre saisie est conservée\u00a0; rien n’est encore publié.",
  ),
  postingForbidden: error(
    "Publication impossible",
    "La loi interdit de publier cette offre sous cette forme.",
  ),
  jobCreated: success("Offre créée avec succès"),
  jobUpdated: success("Offre mise à jour"),
  jobDeleted: success("Offre d’emploi supprimée."),
  jobDeleteFailed: error("Erreur", "Impossible de supprimer l’offre."),
} as const satisfies Record<string, Notice>;
