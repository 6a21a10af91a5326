/** What people agree to, in the words that are kept with their consent. */
export const signUpConsent =
  "En créant un compte, vous acceptez les conditions d’utilisation et la politique de confidentialité.";
