import { error, type Notice, success } from "./notice";

/** What operators are told, and those whom their acts concern. */
export const trustNotices = {
  operatorRefused: error("Accès réservé", "Cette section est réservée à l’équipe du site."),
  operationLoadFailed: error("Erreur", "Impossible de charger cette page."),
  ruleEnabled: success("Règle activée", "Elle s’applique dès la prochaine publication."),
  ruleDisabled: success("Règle désactivée", "Elle ne s’applique plus."),
  ruleFailed: error("Erreur", "La règle n’a pas pu être changée."),
  reportSent: success(
    "Signalement reçu\u00a0: merci.",
    "L’équipe du site va l’examiner. Si vous avez un compte ou avez laissé une adresse, vous recevrez la décision par courriel.",
  ),
  reportFailed: error(
    "Signalement non envoyé",
    "Votre texte est conservé\u00a0: vérifiez votre connexion et réessayez dans un instant.",
  ),
  reportGone: error("Rien à signaler", "Cette annonce n’est plus en ligne."),
  reportTooMany: error("Trop de signalements en peu de temps", "Réessayez dans une heure."),
  caseDecided: success(
    "Décision enregistrée",
    "Les pages sont à jour et les courriels partent aux personnes concernées.",
  ),
  caseDecidedBefore: error(
    "Déjà décidé",
    "Une autre personne a pris la décision\u00a0: rechargez la page.",
  ),
  changedSince: error(
    "À relire",
    "Le texte a changé depuis l’ouverture de cette page\u00a0: rechargez-la.",
  ),
  caseFailed: error("Erreur", "La décision n’a pas pu être enregistrée."),
  nobodyToSuspend: error("Compte introuvable", "Ce compte n’existe plus, ou il est déjà suspendu."),
  operatorNotSuspended: error(
    "Compte de l’équipe du site",
    "Retirez d’abord ce rôle par la commande\u00a0: npm run call -- revoke_operator.",
  ),
  signalsCleared: success(
    "Rien à signaler",
    "Elle ne sera plus montrée ici, sauf si son texte change.",
  ),
  signalsChanged: error(
    "À relire",
    "Elle a changé depuis que cette page est ouverte, ou une autre personne l’a examinée\u00a0: relisez-la.",
  ),
  signalsFailed: error("Erreur", "La réponse n’a pas pu être enregistrée."),
  contestSent: success(
    "Contestation envoyée",
    "Une personne relit la décision et vous répond par courriel.",
  ),
  contestFailed: error(
    "Contestation impossible",
    "Une décision ne peut être contestée qu’une fois.",
  ),
  auditLoadFailed: error("Erreur", "Impossible de charger le journal d’activité."),
  decisionsLoadFailed: error("Erreur", "Impossible de charger les décisions."),
  accountSuspended: error(
    "Compte suspendu",
    "Vous ne pouvez ni publier, ni postuler, ni commenter. Lisez pourquoi sous «\u00a0Décisions\u00a0», où vous pouvez contester.",
  ),
  publicationHeld: error(
    "Annonce retirée",
    "L’équipe du site l’a retirée\u00a0: elle ne peut plus être publiée. Lisez pourquoi sous «\u00a0Décisions\u00a0», où vous pouvez contester.",
  ),
  textRemoved: error(
    "Texte déjà retiré",
    "L’équipe du site a déjà retiré ce texte\u00a0: il ne peut plus être publié. Lisez pourquoi sous «\u00a0Décisions\u00a0», où vous pouvez contester.",
  ),
  correctionSent: success(
    "Correction enregistrée, à relire",
    "La publication reste masquée\u00a0: une personne de l’équipe relit ce que vous avez corrigé, puis la remet en ligne ou vous dit ce qui manque.",
  ),
  correctionAccepted: success(
    "Remise en ligne",
    "L’annonce est de nouveau en ligne et son auteur est averti.",
  ),
  correctionRefused: success(
    "Réponse envoyée",
    "L’annonce reste masquée et son auteur reçoit votre réponse.",
  ),
  cannotPublish: error(
    "Remise en ligne impossible",
    "Une autre décision la retient, ou une règle d’aujourd’hui la refuse. Dites ce qui manque.",
  ),
  ownCase: error(
    "Décision impossible",
    "Vous ne pouvez pas décider de vos annonces ni de celles de votre entreprise. Une autre personne doit le faire.",
  ),
  ownDecision: error(
    "Décision impossible",
    "Une autre personne doit examiner la contestation de votre décision.",
  ),
} as const satisfies Record<string, Notice>;
