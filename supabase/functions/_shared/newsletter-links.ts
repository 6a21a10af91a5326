/** The address of a page of the newsletter that acts on a token. */
export function newsletterLink(siteUrl: string, page: string, token: string): string {
  return `${siteUrl}/infolettre/${page}?jeton=${encodeURIComponent(token)}`;
}

/** One click and no sign-in (RFC 8058): mail programs show their own button. */
export function unsubscribeHeaders(link: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${link}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
