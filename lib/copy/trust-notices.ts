import { error, type Notice, success } from "./notice";

/** What operators are told, and those whom their acts concern. */
export const trustNotices = {
  operatorRefused: error(
    "Accès réservé",
    "Cette section est réservée aux personnes qui veillent sur le site.",
  ),
  operationLoadFailed: error("Erreur", "Impossible de charger cette page."),
  ruleEnabled: success("Règle activée", "Elle vaut dès la prochaine publication."),
  ruleDisabled: success("Règle désactivée", "Elle ne demande plus rien à personne."),
  ruleFailed: error("Erreur", "La règle n’a pas pu être changée."),
  reportSent: success(
    "Signalement reçu\u00a0: merci.",
    "Une personne de l’équipe le lit. Si vous avez un compte ou si vous avez donné une adresse, vous saurez ce qui a été décidé.",
  ),
  reportFailed: error(
    "Signalement non envoyé",
    "Votre texte est conservé\u00a0: vérifiez votre connexion et réessayez dans un instant.",
  ),
  reportGone: error(
    "Rien à signaler",
    "Cette publication n’est plus en ligne, ou n’a jamais existé.",
  ),
  reportTooMany: error("Trop de signalements en peu de temps", "Réessayez dans une heure."),
  caseDecided: success(
    "Décision enregistrée",
    "Les pages sont à jour et les courriels partent aux personnes concernées.",
  ),
  caseDecidedBefore: error(
    "Déjà décidé",
    "Quelqu’un a décidé entre-temps\u00a0: rechargez la page.",
  ),
  changedSince: error(
    "À relire",
    "Son texte a changé depuis que cette page le montre\u00a0: rechargez-la et regardez de nouveau.",
  ),
  caseFailed: error("Erreur", "La décision n’a pas pu être enregistrée."),
  nobodyToSuspend: error("Compte introuvable", "Ce compte n’existe plus, ou il est déjà suspendu."),
  operatorNotSuspended: error(
    "Compte d’opérateur",
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
    "Une décision se conteste une seule fois, tant qu’elle n’a pas été relue.",
  ),
  auditLoadFailed: error("Erreur", "Impossible de charger ces lignes."),
  decisionsLoadFailed: error("Erreur", "Impossible de charger les décisions."),
  accountSuspended: error(
    "Compte suspendu",
    "Vous ne pouvez ni publier, ni postuler, ni commenter. La raison est sous «\u00a0Décisions\u00a0», où vous pouvez la contester.",
  ),
  publicationHeld: error(
    "Publication retirée",
    "L’équipe du site l’a retirée\u00a0: elle ne peut plus être publiée. La raison est sous «\u00a0Décisions\u00a0», où vous pouvez la contester.",
  ),
  textRemoved: error(
    "Texte déjà retiré",
    "L’équipe du site a retiré une publication de vous, ou de votre entreprise, qui dit la même chose\u00a0: ce texte ne paraît plus. La raison est sous «\u00a0Décisions\u00a0», où vous pouvez la contester\u00a0; votre saisie peut être gardée en brouillon.",
  ),
  correctionSent: success(
    "Correction enregistrée, à relire",
    "La publication reste masquée\u00a0: une personne de l’équipe relit ce que vous avez corrigé, puis la remet en ligne ou vous dit ce qui manque.",
  ),
  correctionAccepted: success(
    "Remise en ligne",
    "Elle est de nouveau sur le site, et qui l’a publiée l’apprend.",
  ),
  correctionRefused: success(
    "Réponse envoyée",
    "Elle reste masquée, et qui l’a publiée lit ce qui manque encore.",
  ),
  cannotPublish: error(
    "Remise en ligne impossible",
    "Une autre décision la retient, ou une règle d’aujourd’hui la refuse. Dites ce qui manque.",
  ),
  ownCase: error(
    "C’est à vous",
    "On ne décide pas de ce que l’on publie soi-même, ni de son employeur\u00a0: une autre personne le fait.",
  ),
  ownDecision: error("C’est votre décision", "Une autre personne relit ce qu’on en conteste."),
} as const satisfies Record<string, Notice>;
