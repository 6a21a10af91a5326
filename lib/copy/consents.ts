/** Consent texts, stored word for word with each consent. */
export const signUpConsent =
  "En créant un compte, vous acceptez les conditions d’utilisation et la politique de confidentialité.";

export const alertConsent =
  "J’accepte de recevoir cette alerte d’Horizon Érable par courriel. Je peux l’arrêter en un clic, à tout moment.";

export const newsletterConsent =
  "J’accepte de recevoir l’infolettre d’Horizon Érable par courriel. Je peux me désabonner en un clic, à tout moment.";
