import { error, type Notice } from "./notice";

/**
 * Messages of the sign-in forms when the server does not answer: kept apart from the others, so that the
 * scripts of these pages do not contain all of them.
 */
export const signInNotices = {
  signInFailed: error("Erreur de connexion", "Le service n’a pas répondu. Veuillez réessayer."),
  signUpFailed: error(
    "Erreur d’inscription",
    "Le service n’a pas répondu. Votre saisie est conservée\u00a0: veuillez réessayer.",
  ),
  mailNotRequested: error("Demande non envoyée", "Le service n’a pas répondu. Veuillez réessayer."),
  linkNotOpened: error(
    "Confirmation impossible",
    "Le service n’a pas répondu. Votre lien reste valable\u00a0: veuillez réessayer.",
  ),
  passwordSaveFailed: error(
    "Erreur",
    "Votre mot de passe n’a peut-être pas été modifié. Veuillez réessayer.",
  ),
} as const satisfies Record<string, Notice>;
