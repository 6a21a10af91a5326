import { documentNotices } from "./document-notices";
import { error, type Notice, success } from "./notice";
import { signInNotices } from "./sign-in-notices";

export const accountNotices = {
  // Accounts
  ...signInNotices,
  signedIn: success("Connexion réussie\u00a0!", "Bienvenue sur Horizon Érable."),
  emailSaveFailed: error("Erreur", "Impossible de modifier votre adresse. Veuillez réessayer."),
  signedUp: success(
    "Inscription réussie\u00a0!",
    "Veuillez vérifier votre email pour confirmer votre compte.",
  ),
  signedOut: success("Déconnexion réussie", "À bientôt\u00a0!"),
  signOutFailed: error("Erreur", "Problème lors de la déconnexion"),
  adminRefused: error(
    "Accès non autorisé",
    "Vous devez être connecté en tant que recruteur pour accéder à cette section.",
  ),
  frenchLevelRead: success("Niveau calculé"),
  frenchLevelSaved: {
    ...success("Niveau enregistré", "Les annonces sont comparées avec votre niveau de français."),
    link: { href: "/espace-utilisateur?onglet=pour-vous", label: "Voir «\u00a0Pour Vous\u00a0»" },
  },
  mailOnItsWay: success(
    "Vérifiez vos courriels",
    "Si un compte correspond à cette adresse, le message arrive dans quelques minutes.",
  ),
  accountConfirmed: success("Compte confirmé\u00a0!", "Bienvenue sur Horizon Érable."),
  accountConfirmedBefore: success(
    "Votre compte est déjà confirmé",
    "Vous pouvez continuer sur le site.",
  ),
  otherAccountConfirmed: success(
    "Compte confirmé\u00a0!",
    "Déconnectez-vous de ce compte pour ouvrir le nouveau.",
  ),
  linkRefused: error(
    "Lien non valide",
    "Ce lien a déjà servi ou a expiré. Demandez-en un nouveau ci-dessous.",
  ),
  passwordChanged: success(
    "Mot de passe modifié\u00a0!",
    "Vos autres appareils ont été déconnectés.",
  ),
  othersNotSignedOut: error(
    "Mot de passe modifié",
    "Vos autres appareils n’ont pas pu être déconnectés. Déconnectez-les à la page «\u00a0Connexion et appareils\u00a0».",
  ),
  emailChangeSent: success(
    "Vérifiez vos courriels",
    "Confirmez le changement dans les deux courriels reçus, à l’ancienne et à la nouvelle adresse.",
  ),
  emailHalfConfirmed: success(
    "Première adresse confirmée",
    "Ouvrez aussi le message envoyé à votre autre adresse pour terminer le changement.",
  ),
  emailChanged: success(
    "Adresse modifiée\u00a0!",
    "Votre nouvelle adresse courriel est confirmée.",
  ),
  accountDeleted: success("Compte supprimé", "Vos données et vos fichiers ont été effacés."),
  sessionEnded: error("Connexion requise", "Votre session a pris fin. Connectez-vous de nouveau."),
  formIncomplete: error("Formulaire à corriger", "Vérifiez les champs signalés."),
  serviceUnavailable: error(
    "Service momentanément indisponible",
    "Veuillez réessayer dans quelques instants.",
  ),

  // Personal space
  ...documentNotices,
  profileSaved: success("Profil sauvegardé\u00a0!", "Vos informations ont été mises à jour."),
  profileSaveFailed: error("Erreur", "Impossible de sauvegarder le profil."),
  profileUnavailable: error(
    "Erreur",
    "Impossible de sauvegarder le profil. Votre saisie est conservée sur cet appareil\u00a0: réessayez dans un instant.",
  ),
  profileLoadFailed: error("Erreur", "Impossible de charger le profil."),
  photoSaved: success("Photo enregistrée\u00a0!"),
  photoRemoved: success("Photo supprimée."),
  photoInvalid: error(
    "Photo invalide",
    "Choisissez une image JPEG, PNG ou WebP de 2\u00a0Mo au plus.",
  ),
  photoSaveFailed: error("Erreur", "Votre photo n’a pas pu être enregistrée. Veuillez réessayer."),
  applicationsLoadFailed: error("Erreur", "Impossible de charger les candidatures."),
  settingsLoadFailed: error("Erreur", "Impossible de charger les paramètres."),
  settingsSaved: success("Préférences enregistrées\u00a0!"),
  settingsSaveFailed: error("Erreur", "Impossible d’enregistrer vos préférences."),
  accountDeleteFailed: error(
    "Erreur",
    "Votre compte n’a pas pu être supprimé. Veuillez réessayer.",
  ),
} as const satisfies Record<string, Notice>;
