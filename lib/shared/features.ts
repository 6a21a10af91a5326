/** What an operator can suspend in an emergency, by its name in SUSPENDED_FEATURES. */
export const SUSPENDABLE = [
  "search",
  "quick-apply",
  "apply",
  "save",
  "like",
  "comment",
  "share",
  "documents",
  "photo",
  "settings",
  "password",
  "account-deletion",
  "application-view",
  "application-withdraw",
  "contact",
  "newsletter",
  "alerts",
] as const;

export type Feature = (typeof SUSPENDABLE)[number];

/** The names in what the variable says. */
export function suspendedNames(variable: string): string[] {
  return variable
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
}
