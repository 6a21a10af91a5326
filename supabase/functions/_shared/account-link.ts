/**
 * What the mails of the authentication service are made of: real values where the embedded backend
 * sends one itself, the service's own placeholders in the templates.
 */
export type AccountLink = {
  siteUrl: string;
  /** The token that serves once, as the link carries it. */
  tokenHash: string;
  /** The address of the account. */
  email: string;
};

/** Each link leads to a page of ours whose button confirms: mail scanners follow links. */
export function confirmationLink({ siteUrl, tokenHash }: AccountLink, type: string): string {
  return `${siteUrl}/auth/confirm?token_hash=${tokenHash}&type=${type}`;
}
