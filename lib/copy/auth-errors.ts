/**
 * French messages by error code of the authentication service; 'Erreur de connexion' and 'Erreur
 * d'inscription' include them. Codes that would reveal whether an account exists get the text of a wrong
 * password (docs/security.md, Account enumeration).
 */
const WRONG_CREDENTIALS =
  "Adresse courriel ou mot de passe incorrect, ou compte non confirmé. Si vous venez de vous inscrire, ouvrez le courriel de confirmation.";
const UNAVAILABLE =
  "Le service ne répond pas pour le moment. Veuillez réessayer dans quelques instants.";
const LINK_EXPIRED = "Ce lien a déjà servi ou a expiré. Demandez-en un nouveau.";
const SESSION_ENDED = "Votre session a pris fin. Connectez-vous de nouveau.";
const WAIT = "Trop de tentatives. Patientez quelques minutes avant de réessayer.";
const SIGN_UP_CLOSED = "Les inscriptions sont fermées pour le moment.";
const UNKNOWN = "Une erreur inattendue est survenue. Veuillez réessayer.";

const sentences: Record<string, string> = {
  invalid_credentials: WRONG_CREDENTIALS,
  email_not_confirmed: WRONG_CREDENTIALS,
  user_not_found: WRONG_CREDENTIALS,
  user_banned: WRONG_CREDENTIALS,
  weak_password: "Ce mot de passe est trop facile à deviner. Choisissez-en un autre.",
  same_password: "Le nouveau mot de passe doit être différent de l’actuel.",
  email_address_invalid: "Cette adresse courriel n’est pas valide.",
  email_address_not_authorized:
    "Nous ne pouvons pas écrire à cette adresse courriel. Donnez-en une autre.",
  validation_failed: "Vérifiez l’adresse courriel et le mot de passe.",
  bad_json: UNKNOWN,
  captcha_failed: "La vérification contre les robots a échoué. Veuillez réessayer.",
  signup_disabled: SIGN_UP_CLOSED,
  email_provider_disabled: SIGN_UP_CLOSED,
  otp_disabled: SIGN_UP_CLOSED,
  otp_expired: LINK_EXPIRED,
  flow_state_expired: LINK_EXPIRED,
  flow_state_not_found: LINK_EXPIRED,
  bad_code_verifier: LINK_EXPIRED,
  over_request_rate_limit: WAIT,
  over_email_send_rate_limit: WAIT,
  session_not_found: SESSION_ENDED,
  session_expired: SESSION_ENDED,
  refresh_token_not_found: SESSION_ENDED,
  refresh_token_already_used: SESSION_ENDED,
  bad_jwt: SESSION_ENDED,
  no_authorization: SESSION_ENDED,
  reauthentication_needed: "Pour ce changement, connectez-vous de nouveau.",
  reauthentication_not_valid: "Pour ce changement, connectez-vous de nouveau.",
  email_exists: "Cette adresse courriel ne peut pas être utilisée. Donnez-en une autre.",
  user_already_exists: "Cette adresse courriel ne peut pas être utilisée. Donnez-en une autre.",
  conflict: "Une autre demande est en cours. Veuillez réessayer.",
  request_timeout: UNAVAILABLE,
  hook_timeout: UNAVAILABLE,
  hook_timeout_after_retry: UNAVAILABLE,
  unexpected_failure: UNAVAILABLE,
};

export type AuthFailure = { name?: string; code?: string; status?: number };

/** Returns the French message for an error of the authentication service, a generic one if it is unknown. */
export function authErrorText({ name, code, status = 0 }: AuthFailure): string {
  if (code !== undefined && Object.hasOwn(sentences, code)) return sentences[code] ?? UNKNOWN;
  if (name === "AuthSessionMissingError") return SESSION_ENDED;
  if (status === 429) return WAIT;
  if (name === "AuthRetryableFetchError" || status >= 500) return UNAVAILABLE;
  return UNKNOWN;
}

/** Returns "Réessayez dans 2 minutes.", for our own rate limits (docs/security.md, Limits). */
export function tryAgainIn(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait =
    seconds < 60
      ? `${Math.max(1, seconds)} seconde${seconds > 1 ? "s" : ""}`
      : minutes < 60
        ? `${minutes} minute${minutes > 1 ? "s" : ""}`
        : `${Math.ceil(minutes / 60)} heure${minutes > 60 ? "s" : ""}`;
  return `Trop de tentatives. Vous pourrez réessayer dans ${wait}.`;
}

/** Follows `tryAgainIn` where strangers may have used up the attempts of an account. */
export const otherWaysIn =
  "Sans attendre\u00a0: connectez-vous depuis un appareil où vous l’avez déjà fait, ou choisissez «\u00a0Mot de passe oublié\u00a0?\u00a0» pour recevoir un lien.";

/** Follows `tryAgainIn` where a mail of the same kind left a moment ago. */
export const lastMailCounts =
  "Si un compte correspond à cette adresse, le lien du dernier courriel reçu est valable une heure.";
