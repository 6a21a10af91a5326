import { error, type Notice, success } from "./notice";
import { pageNotices } from "./page-notices";
import { signInNotices } from "./sign-in-notices";

export type { Notice } from "./notice";

const soon = (title: string, description: string): Notice => ({
  title: `🚧 ${title}`,
  description,
});

/**
 * The sentences that the program chooses to show (specification §8), to the letter.
 * A notice is shown as a toast; URLs carry its key, never its text.
 */
export const notices = {
  ...pageNotices,
  ...signInNotices,

  // Features that an operator has suspended
  searchSuspended: soon("Recherche en développement", "Cette recherche sera bientôt disponible."),
  featureSuspended: soon(
    "Fonctionnalité en développement",
    "Cette fonctionnalité sera bientôt disponible.",
  ),
  quickApplySuspended: soon("Candidature rapide en développement", "Ouvrez l'offre pour postuler."),
  contactSuspended: soon("Envoi en développement", "Écrivez-nous par courriel en attendant."),

  // Jobs
  jobsLoadFailed: error("Erreur", "Impossible de charger les offres d'emploi."),
  jobNotFound: error("Offre non trouvée", "Cette offre d'emploi n'existe pas ou a été supprimée."),

  // Accounts
  signedIn: success("Connexion réussie !", "Bienvenue sur Horizon Érable."),
  emailSaveFailed: error("Erreur", "Impossible de modifier votre adresse. Veuillez réessayer."),
  signedUp: success(
    "Inscription réussie !",
    "Veuillez vérifier votre email pour confirmer votre compte.",
  ),
  signedOut: success("Déconnexion réussie", "À bientôt !"),
  signOutFailed: error("Erreur", "Problème lors de la déconnexion"),
  adminRefused: error(
    "Accès non autorisé",
    "Vous devez être connecté en tant que recruteur pour accéder à cette section.",
  ),
  mailOnItsWay: success(
    "Courriel envoyé",
    "Si un compte correspond à cette adresse, le message arrive dans quelques minutes.",
  ),
  accountConfirmed: success("Compte confirmé !", "Vous pouvez maintenant vous connecter."),
  linkRefused: error(
    "Lien non valide",
    "Ce lien a déjà servi ou a expiré. Demandez-en un nouveau ci-dessous.",
  ),
  passwordChanged: success("Mot de passe modifié !", "Vos autres appareils ont été déconnectés."),
  othersNotSignedOut: error(
    "Mot de passe modifié",
    "Vos autres appareils n’ont pas pu être déconnectés. Déconnectez-les vous-même.",
  ),
  emailChangeSent: success(
    "Vérifiez vos courriels",
    "Confirmez le changement depuis chaque message reçu, à votre nouvelle adresse comme à l’actuelle.",
  ),
  emailHalfConfirmed: success(
    "Première adresse confirmée",
    "Ouvrez aussi le message envoyé à votre autre adresse pour terminer le changement.",
  ),
  emailChanged: success("Adresse modifiée !", "Votre nouvelle adresse courriel est confirmée."),
  accountDeleted: success("Compte supprimé", "Vos données et vos fichiers ont été effacés."),
  sessionEnded: error("Connexion requise", "Votre session a pris fin. Connectez-vous à nouveau."),
  formIncomplete: error("Formulaire incomplet", "Vérifiez les champs signalés."),
  serviceUnavailable: error(
    "Service momentanément indisponible",
    "Veuillez réessayer dans quelques instants.",
  ),

  // News
  newsLoadFailed: error("Erreur", "Impossible de charger les articles."),
  articleNotFound: error("Article non trouvé", "Cet article n'existe pas ou a été supprimé."),
  articlePublishRestricted: error(
    "Accès restreint",
    "Vous devez être connecté en tant que recruteur pour publier un article.",
  ),
  commentHeld: success(
    "Commentaire envoyé !",
    "Votre commentaire sera publié après approbation par l’auteur de l’article.",
  ),
  commentsTooMany: error("Trop de commentaires", "Attendez un peu avant d’en écrire un autre."),
  commentApproved: success("Commentaire publié."),
  commentRefused: success("Commentaire refusé."),
  commentDecisionFailed: error("Erreur", "Ce commentaire n’a pas pu être traité."),
  likeKept: success("Merci !"),

  // Missions
  missionNotFound: error("Mission non trouvée", "Cette mission n'existe pas ou a été supprimée."),
  missionPublishRestricted: error(
    "Accès restreint",
    "Vous devez être connecté en tant que recruteur pour publier une mission.",
  ),

  // Bourses
  scholarshipNotFound: error("Bourse non trouvée", "Cette bourse n'existe pas ou a été supprimée."),
  scholarshipPublishRestricted: error(
    "Accès restreint",
    "Vous devez être connecté en tant que recruteur pour publier une bourse.",
  ),

  // Applications
  applicationSent: success("Candidature envoyée !", "Suivez-la dans votre espace personnel."),
  proposalSent: success("Proposition envoyée !", "Suivez-la dans votre espace personnel."),
  alreadyApplied: error("Candidature déjà envoyée", "Vous avez déjà postulé pour cette offre."),
  alreadyProposed: error(
    "Proposition déjà envoyée",
    "Vous avez déjà envoyé une proposition pour cette mission.",
  ),
  alreadyAppliedForGrant: error(
    "Candidature déjà envoyée",
    "Vous avez déjà postulé pour cette bourse.",
  ),
  cvRequired: error("CV requis", "Veuillez sélectionner ou télécharger un CV."),
  targetClosed: error(
    "Candidatures closes",
    "Cette annonce a expiré, a été pourvue ou a été retirée : il n’est plus possible d’y postuler.",
  ),
  applicationFailed: error(
    "Erreur lors de l'envoi",
    "Votre candidature n'a pas pu être envoyée. Veuillez réessayer.",
  ),
  preparationFailed: error("Erreur", "Le formulaire n’a pas pu être préparé. Veuillez réessayer."),
  applicationWithdrawn: success(
    "Candidature retirée.",
    "Le recruteur ne peut plus ouvrir votre CV.",
  ),
  withdrawalFailed: error("Erreur", "Cette candidature n’a pas pu être retirée."),
  recruiterReminded: success("Relance envoyée !", "Un rappel poli part vers le recruteur."),
  reminderNotSent: error("Erreur", "La relance n’est pas partie. Veuillez réessayer."),
  reminderFailed: error(
    "Relance impossible",
    "Une candidature en cours se relance une seule fois, dix jours après l’envoi.",
  ),

  // Saved items
  itemSaved: success("Ajoutée à vos favoris", "Retrouvez-la dans votre espace personnel."),
  itemUnsaved: success("Retirée de vos favoris"),
  savedLoadFailed: error("Erreur", "Impossible de charger vos favoris."),

  // The calendar of saved bourses
  calendarLinkRenewed: success("Lien créé", "Un lien créé auparavant ne fonctionne plus."),
  calendarLinkRevoked: success(
    "Lien supprimé",
    "Les calendriers abonnés ne se mettront plus à jour.",
  ),
  calendarLinkFailed: error("Erreur", "Le lien de votre calendrier n’a pas pu être modifié."),

  // Personal space
  profileSaved: success("Profil sauvegardé !", "Vos informations ont été mises à jour."),
  profileSaveFailed: error("Erreur", "Impossible de sauvegarder le profil."),
  profileLoadFailed: error("Erreur", "Impossible de charger le profil."),
  photoSaved: success("Photo enregistrée !"),
  photoRemoved: success("Photo supprimée."),
  photoInvalid: error("Photo invalide", "Choisissez une image JPEG, PNG ou WebP de 2 Mo au plus."),
  photoSaveFailed: error("Erreur", "Votre photo n’a pas pu être enregistrée. Veuillez réessayer."),
  documentsLoadFailed: error("Erreur", "Impossible de charger les documents."),
  documentAdded: success("CV ajouté !", "Vous pouvez l’envoyer avec vos candidatures."),
  documentInvalid: error("Fichier invalide", "Veuillez sélectionner un PDF de moins de 5MB."),
  documentQuota: error(
    "Limite atteinte",
    "Vous pouvez garder 10 CV. Supprimez-en un pour en ajouter un autre.",
  ),
  documentUploadFailed: error("Erreur", "Votre CV n’a pas pu être envoyé. Veuillez réessayer."),
  documentSaveFailed: error("Erreur", "Ce document n’a pas pu être modifié. Veuillez réessayer."),
  documentDeleteFailed: error(
    "Erreur",
    "Ce document n’a pas pu être supprimé. Veuillez réessayer.",
  ),
  documentUploadStopped: success("Envoi annulé", "Rien n’a été conservé."),
  documentRenamed: success("Document renommé."),
  documentDefault: success("CV par défaut choisi.", "Vos candidatures le proposeront en premier."),
  documentDeleted: success("Document supprimé.", "Le fichier a été effacé."),
  documentGone: error("Document introuvable", "Il a peut-être déjà été supprimé."),
  applicationsLoadFailed: error("Erreur", "Impossible de charger les candidatures."),
  settingsLoadFailed: error("Erreur", "Impossible de charger les paramètres."),
  settingsSaved: success("Préférences enregistrées !"),
  settingsSaveFailed: error("Erreur", "Impossible d’enregistrer vos préférences."),
  accountDeleteFailed: error(
    "Erreur",
    "Votre compte n’a pas pu être supprimé. Veuillez réessayer.",
  ),

  // Contact and newsletter
  contactSent: success(
    "Message envoyé !",
    "Un accusé de réception vous a été envoyé par courriel. Nous répondons en 24 heures en moyenne.",
  ),
  contactStored: success(
    "Message reçu",
    "L’accusé de réception n’a pas pu partir, mais votre message est bien enregistré : inutile de le réécrire.",
  ),
  newsletterRequested: success(
    "Vérifiez vos courriels",
    "Si l’adresse est juste, un message vient de lui être envoyé : suivez son lien pour confirmer.",
  ),

  // Administration
  saveNotAnswered: error(
    "Erreur lors de la sauvegarde",
    "Votre saisie est conservée : veuillez réessayer.",
  ),
  editConflict: error(
    "Version plus récente",
    "Cette fiche a été modifiée depuis que vous l’avez ouverte. Choisissez ci-dessus.",
  ),
  editRefused: error(
    "Modification impossible",
    "Cette publication a été supprimée, ou n’est pas la vôtre.",
  ),
  published: success("Publication réussie !", "Votre contenu a été publié avec succès."),
  importFileMissing: error("Aucun fichier", "Choisissez un fichier CSV."),
  importRefused: error("Fichier à corriger", "Rien n’a été importé. Les erreurs sont ci-dessous."),
  importReady: success("Fichier vérifié", "Rien n’est encore publié : confirmez l’importation."),
  importedBefore: error(
    "Déjà importé",
    "Les offres de ce fichier sont dans votre liste. Rien n’a été ajouté.",
  ),
  missionPublished: success("Mission publiée !"),
  missionsLoadFailed: error("Erreur", "Impossible de charger les missions freelance."),
  missionCreated: success("Mission créée avec succès"),
  missionUpdated: success("Mission mise à jour"),
  missionDeleted: success("Mission freelance supprimée."),
  missionDeleteFailed: error("Erreur", "Impossible de supprimer la mission."),
  scholarshipPublished: success("Bourse publiée !"),
  scholarshipsLoadFailed: error("Erreur", "Impossible de charger les bourses."),
  scholarshipCreated: success("Bourse créée avec succès"),
  scholarshipUpdated: success("Bourse mise à jour"),
  scholarshipDeleted: success("Bourse supprimée."),
  scholarshipDeleteFailed: error("Erreur", "Impossible de supprimer la bourse."),
  articlePublished: success("Article publié !", "Votre article a été publié avec succès."),
  articleDeleted: success("Article supprimé."),
  articleDeleteFailed: error("Erreur", "Impossible de supprimer l'article."),
  articleImageInvalid: error(
    "Image invalide",
    "Choisissez une image JPEG, PNG ou WebP de 2 Mo au plus.",
  ),
  heldCommentsLoadFailed: error("Erreur", "Impossible de charger les commentaires."),
  jobCreated: success("Offre créée avec succès"),
  jobUpdated: success("Offre mise à jour"),
  jobDeleted: success("Offre d'emploi supprimée."),
  jobDeleteFailed: error("Erreur", "Impossible de supprimer l'offre."),

  // Everywhere
  signInRequired: error("Connexion requise", "Vous devez être connecté pour postuler."),
} as const satisfies Record<string, Notice>;

/** "Filtres appliqués !" with the number found (specification §2.4). */
export function filtersApplied(found: string): Notice {
  return success("Filtres appliqués !", found);
}

/** After an import, with the number of offers in words. */
export function jobsImported(counted: string): Notice {
  return success("Importation réussie !", `${counted} dans votre liste.`);
}

/** "Article créé avec succès", with the title that was saved (specification §8). */
export function articleSaved(title: string, created: boolean): Notice {
  return success(
    created ? "Article créé avec succès" : "Article mis à jour avec succès",
    `L'article "${title}" a été sauvegardé.`,
  );
}

/** "Erreur de connexion" and the like, with the sentence that fits (specification §8). */
export function failure(title: string, description: string): Notice {
  return error(title, description);
}

/** A proposition or an application that could not be sent, and why (specification §8). */
export function sendingFailed(
  kind: "freelance" | "scholarship",
  message = "Une erreur inconnue est survenue.",
): Notice {
  const what = kind === "freelance" ? "Votre proposition" : "Votre candidature";
  return error("Erreur lors de l'envoi", `${what} n'a pas pu être envoyée. Erreur: ${message}`);
}

/** What is said when an application of this kind could not be sent (specification §8). */
export function applicationFailure(kind: "job" | "freelance" | "scholarship"): Notice {
  return kind === "job" ? notices.applicationFailed : sendingFailed(kind);
}
