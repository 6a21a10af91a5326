/** Personal data and secrets in error messages: addresses, tokens, keys, telephone numbers. */
const PERSONAL: [RegExp, string][] = [
  [/[^\s@"'(<=:,]+@[^\s@"')>,;]+/g, "[courriel]"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, "[jeton]"],
  [/\bsb_(secret|publishable)_[\w-]+/g, "[clé]"],
  [/([?&](?:token|token_hash|code|q|email)=)[^&\s"']+/gi, "$1[…]"],
  [/\+\d[\d .()-]{8,}\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/g, "[numéro]"],
];

/** Redacts personal data, tokens and keys from an error message. */
export function impersonal(message: string): string {
  return PERSONAL.reduce((text, [pattern, instead]) => text.replace(pattern, instead), message);
}
