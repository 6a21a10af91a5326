import { error, type Notice, success } from "./notice";

/** What people are told about the second step of their sign-in, and about their devices. */
export const securityNotices = {
  codeNotSent: error("Code non vérifié", "Le service n’a pas répondu. Veuillez réessayer."),
  secondStepLoadFailed: error("Erreur", "Impossible de charger cette page."),
  secondStepReady: success(
    "Un code encore",
    "Ajoutez la clé à votre application, puis recopiez le code qu’elle montre.",
  ),
  secondStepAdded: success(
    "Validation en deux étapes activée",
    "Gardez vos codes de secours\u00a0: ils ne seront plus montrés.",
  ),
  secondStepFailed: error("Erreur", "La validation en deux étapes n’a pas changé."),
  secondStepRemoved: success(
    "Validation en deux étapes retirée",
    "Votre mot de passe suffit de nouveau pour vous connecter.",
  ),
  secondStepRequired: error(
    "Validation en deux étapes requise",
    "Les personnes qui veillent sur le site se connectent avec un code\u00a0: activez-le ici.",
  ),
  codesMade: success("Nouveaux codes de secours", "Les précédents ne valent plus rien."),
  signInAgain: error(
    "Confirmez votre mot de passe",
    "Par prudence, il est redemandé dix minutes après la connexion\u00a0: rechargez la page.",
  ),
  signInTooOld: error(
    "Connectez-vous de nouveau",
    "Un code de secours s’écrit dans les dix minutes qui suivent le mot de passe. Le vôtre vaut toujours.",
  ),
  signedInAgain: success("C’est bien vous", "Vous avez dix minutes pour ce que vous alliez faire."),
  sessionEnded: success("Session terminée", "Cet appareil devra se connecter de nouveau."),
  othersEnded: success("Autres sessions terminées", "Seul cet appareil reste connecté."),
  sessionNotEnded: error("Erreur", "Cette session n’a pas pu être terminée, ou l’était déjà."),
} as const satisfies Record<string, Notice>;
