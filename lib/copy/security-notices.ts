import { error, type Notice, success } from "./notice";

export const securityNotices = {
  codeNotSent: error("Code non vérifié", "Le service n’a pas répondu. Veuillez réessayer."),
  twoFactorLoadFailed: error("Erreur", "Impossible de charger cette page."),
  twoFactorReady: success(
    "Dernière étape",
    "Ajoutez la clé à votre application, puis recopiez le code qu’elle affiche.",
  ),
  twoFactorAdded: success(
    "Validation en deux étapes activée",
    "Notez vos codes de secours\u00a0: ils ne seront plus affichés. Vos autres appareils ont été déconnectés.",
  ),
  twoFactorFailed: error("Erreur", "La validation en deux étapes n’a pas pu être modifiée."),
  twoFactorRemoved: success(
    "Validation en deux étapes désactivée",
    "Votre mot de passe suffit de nouveau pour vous connecter.",
  ),
  twoFactorRequired: error(
    "Validation en deux étapes requise",
    "L’équipe du site se connecte avec un code\u00a0: activez la validation en deux étapes ici.",
  ),
  codesMade: success("Nouveaux codes de secours", "Les anciens codes ne fonctionnent plus."),
  signInAgain: error(
    "Confirmez votre mot de passe",
    "Par sécurité, nous le redemandons dix minutes après la connexion. Rechargez la page.",
  ),
  signInTooOld: error(
    "Connectez-vous de nouveau",
    "Un code de secours s’utilise dans les dix minutes qui suivent le mot de passe. Le vôtre est toujours valable.",
  ),
  signedInAgain: success(
    "Mot de passe confirmé",
    "Refaites ce que vous demandiez\u00a0: rien n’est redemandé pendant dix minutes.",
  ),
  sessionEnded: success("Appareil déconnecté", "Cet appareil devra se connecter de nouveau."),
  othersEnded: success("Autres appareils déconnectés", "Seul cet appareil reste connecté."),
  sessionNotEnded: error("Erreur", "Cet appareil n’a pas pu être déconnecté, ou l’était déjà."),
} as const satisfies Record<string, Notice>;
