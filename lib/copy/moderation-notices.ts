import { error, type Notice, success } from "./notice";

export const moderationNotices = {
  operatorRefused: error("Accès réservé", "Cette section est réservée à l’équipe du site."),
  operationLoadFailed: error("Erreur", "Impossible de charger cette page."),
  reportSent: success(
    "Merci, votre signalement est envoyé.",
    "L’équipe du site va l’examiner. Si vous avez un compte ou avez laissé une adresse, vous recevrez la décision par courriel.",
  ),
  reportFailed: error(
    "Signalement non envoyé",
    "Votre texte est conservé\u00a0: vérifiez votre connexion et réessayez dans un instant.",
  ),
  reportGone: error("Annonce introuvable", "Cette annonce n’est plus en ligne."),
  reportTooMany: error("Trop de signalements en peu de temps", "Réessayez dans une heure."),
  caseDecided: success(
    "Décision enregistrée",
    "Les pages sont à jour et les courriels partent aux personnes concernées.",
  ),
  caseDecidedBefore: error(
    "Décision déjà prise",
    "Une autre personne de l’équipe l’a prise\u00a0: rechargez la page.",
  ),
  changedSince: error(
    "Texte modifié",
    "Le texte a changé depuis l’ouverture de cette page\u00a0: rechargez-la.",
  ),
  caseFailed: error("Erreur", "La décision n’a pas pu être enregistrée."),
  nobodyToSuspend: error("Compte introuvable", "Ce compte n’existe plus, ou il est déjà suspendu."),
  operatorNotSuspended: error(
    "Compte de l’équipe du site",
    "Retirez d’abord cette personne de l’équipe du site.",
  ),
  contestSent: success(
    "Contestation envoyée",
    "L’équipe du site réexamine la décision et vous répondra par courriel.",
  ),
  contestFailed: error(
    "Contestation impossible",
    "Une décision ne peut être contestée qu’une fois.",
  ),
  auditLoadFailed: error("Erreur", "Impossible de charger le journal d’activité."),
  decisionsLoadFailed: error("Erreur", "Impossible de charger les décisions."),
  accountSuspended: error(
    "Compte suspendu",
    "Vous ne pouvez ni publier, ni postuler, ni commenter. Lisez pourquoi dans «\u00a0Décisions\u00a0», où vous pouvez contester la décision.",
  ),
  cannotPublish: error(
    "Publication impossible",
    "Une règle actuelle interdit cette annonce. Demandez une correction en donnant la raison.",
  ),
  ownCase: error(
    "Votre propre annonce",
    "Vous ne pouvez pas décider de vos propres annonces ni de celles de votre entreprise. Demandez à une autre personne de l’équipe.",
  ),
} as const satisfies Record<string, Notice>;
