const GMAIL = ["gmail.com", "googlemail.com"];

/**
 * The mailbox of an address, for limits alone: "me+one@" is "me@", and Gmail reads no dots. A mail goes
 * to the address as it was given. As private.mailbox_of.
 */
export function mailboxOf(email: string): string {
  const whole = email.trim().toLowerCase();
  const name = whole.replace(/(\+.*)?@[^@]*$/, "");
  const domain = whole.slice(whole.lastIndexOf("@") + 1);
  return GMAIL.includes(domain) ? `${name.replaceAll(".", "")}@gmail.com` : `${name}@${domain}`;
}
