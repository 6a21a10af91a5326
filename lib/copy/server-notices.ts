import { accountNotices } from "./account-notices";
import { administrationNotices } from "./administration-notices";
import { alertNotices } from "./alert-notices";
import { pageNotices } from "./browser-notices";
import { failureNotices } from "./failure-notices";
import { error, type Notice, success } from "./notice";

export type { Notice } from "./notice";

const soon = (title: string, description: string): Notice => ({
  title: `🚧 ${title}`,
  description,
});

/** Keys of these messages may appear in URLs; the text never does. */
export const notices = {
  ...pageNotices,
  ...failureNotices,
  ...accountNotices,
  ...administrationNotices,
  ...alertNotices,

  // Features that an operator has suspended
  searchSuspended: soon("Recherche en développement", "Cette recherche sera bientôt disponible."),
  featureSuspended: soon(
    "Fonctionnalité en développement",
    "Cette fonctionnalité sera bientôt disponible.",
  ),
  quickApplySuspended: soon("Candidature rapide en développement", "Ouvrez l’offre pour postuler."),
  contactSuspended: soon("Envoi en développement", "Écrivez-nous par courriel en attendant."),

  // Jobs
  jobsLoadFailed: error("Erreur", "Impossible de charger les offres d’emploi."),
  jobNotFound: error("Offre non trouvée", "Cette offre d’emploi n’existe pas ou a été supprimée."),

  // News
  newsLoadFailed: error("Erreur", "Impossible de charger les articles."),
  articleNotFound: error("Article non trouvé", "Cet article n’existe pas ou a été supprimé."),
  articlePublishRestricted: error(
    "Accès restreint",
    "Vous devez être connecté en tant que recruteur pour publier un article.",
  ),
  commentPending: success(
    "Commentaire envoyé\u00a0!",
    "Votre commentaire sera publié après approbation par l’auteur de l’article.",
  ),
  commentsTooMany: error("Trop de commentaires", "Attendez un peu avant d’en écrire un autre."),
  commentApproved: success("Commentaire publié."),
  commentRefused: success("Commentaire refusé."),
  commentDecisionFailed: error("Erreur", "Ce commentaire n’a pas pu être traité."),
  articleVerified: success("Article vérifié", "La date de vérification est affichée sur sa page."),
  articleVerifyFailed: error("Erreur", "La vérification n’a pas pu être enregistrée."),
  likeSaved: success("Merci\u00a0!"),

  // Missions
  freelanceJobNotFound: error(
    "Mission non trouvée",
    "Cette mission n’existe pas ou a été supprimée.",
  ),
  freelanceJobPublishRestricted: error(
    "Accès restreint",
    "Vous devez être connecté en tant que recruteur pour publier une mission.",
  ),

  // Bourses
  scholarshipNotFound: error("Bourse non trouvée", "Cette bourse n’existe pas ou a été supprimée."),
  scholarshipPublishRestricted: error(
    "Accès restreint",
    "Vous devez être connecté en tant que recruteur pour publier une bourse.",
  ),

  // Applications
  applicationSent: success("Candidature envoyée\u00a0!", "Suivez-la dans votre espace personnel."),
  proposalSent: success("Proposition envoyée\u00a0!", "Suivez-la dans votre espace personnel."),
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
    "Cette annonce a expiré, est complète, a été pourvue ou a été retirée\u00a0: il n’est plus possible d’y postuler.",
  ),
  ownPublication: error(
    "Candidature impossible",
    "Vous ne pouvez pas postuler à votre propre annonce.",
  ),
  applicationFailed: error(
    "Erreur lors de l’envoi",
    "Votre candidature n’a pas pu être envoyée. Veuillez réessayer.",
  ),
  preparationFailed: error("Erreur", "Le formulaire n’a pas pu être préparé. Veuillez réessayer."),
  applicationWithdrawn: success(
    "Candidature retirée.",
    "Le recruteur ne peut plus ouvrir votre CV.",
  ),
  withdrawalFailed: error("Erreur", "Cette candidature n’a pas pu être retirée."),
  reviewSaved: success("Notes enregistrées"),
  reviewNotSaved: error("Erreur", "Vos notes n’ont pas pu être enregistrées. Veuillez réessayer."),
  recruiterReminded: success(
    "Relance envoyée\u00a0!",
    "Nous envoyons un rappel poli au recruteur.",
  ),
  reminderNotSent: error("Erreur", "La relance n’est pas partie. Veuillez réessayer."),
  reminderFailed: error(
    "Relance impossible",
    "Vous pouvez relancer une candidature en cours une seule fois, après la date de réponse promise.",
  ),

  // Saved items
  itemSaved: success("Annonce ajoutée aux favoris", "Retrouvez-la dans votre espace personnel."),
  itemUnsaved: success("Annonce retirée des favoris"),
  recommendedLoadFailed: error("Erreur", "Impossible de trier les annonces pour vous."),
  savedLoadFailed: error("Erreur", "Impossible de charger vos favoris."),

  // What an announcement leaves open to candidates abroad
  questionSent: success(
    "Question envoyée\u00a0!",
    "Le recruteur voit la question, sans votre nom. Sa réponse s’affichera dans l’annonce.",
  ),
  nothingToAsk: error(
    "Question impossible",
    "Cette annonce répond déjà à la question, elle est fermée, ou c’est votre annonce.",
  ),
  tooManyQuestions: error("Trop de questions en peu de temps", "Réessayez dans une heure."),
  askFailed: error("Erreur", "La question n’a pas pu être envoyée. Veuillez réessayer."),

  // The calendar of saved bourses
  calendarLinkRenewed: success("Lien créé", "S’il en existait un autre, il ne fonctionne plus."),
  calendarLinkRevoked: success(
    "Lien supprimé",
    "Les calendriers abonnés ne se mettront plus à jour.",
  ),
  calendarLinkFailed: error("Erreur", "Le lien de votre calendrier n’a pas pu être modifié."),

  // Contact and newsletter
  contactSent: success(
    "Message envoyé\u00a0!",
    "Un accusé de réception vous a été envoyé par courriel. Nous répondons en 24 heures en moyenne.",
  ),
  contactStored: success(
    "Message reçu",
    "L’accusé de réception n’est pas encore parti, mais votre message est bien enregistré\u00a0: inutile de le réécrire.",
  ),
  newsletterRequested: success(
    "Vérifiez vos courriels",
    "Si l’adresse est juste, vous recevrez un courriel\u00a0: ouvrez son lien pour confirmer.",
  ),

  // Everywhere
  signInRequired: error("Connexion requise", "Vous devez être connecté pour postuler."),
} as const satisfies Record<string, Notice>;

/** Returns the message for a form sent after another account has signed in. */
export function signedInAs(name: string): Notice {
  return {
    ...error(
      `Vous êtes maintenant connecté en tant que ${name}`,
      "Rien n’a été envoyé. Rechargez la page pour continuer avec ce compte.",
    ),
    reload: true,
  };
}

/** Returns "Filtres appliqués !" with the number of results. */
export function filtersApplied(found: string): Notice {
  return success("Filtres appliqués\u00a0!", found);
}

/** Returns the message after an import; `counted` is the number of offers as `countJobs` writes it. */
export function jobsImported(counted: string): Notice {
  return success("Importation réussie\u00a0!", `${counted} dans votre liste.`);
}

/** Returns "Article créé avec succès" or "… mis à jour …", with the saved title. */
export function articleSaved(title: string, created: boolean): Notice {
  return success(
    created ? "Article créé avec succès" : "Article mis à jour avec succès",
    `L’article "${title}" a été sauvegardé.`,
  );
}

/** Returns an error message with a description. */
export function failure(title: string, description: string): Notice {
  return error(title, description);
}
