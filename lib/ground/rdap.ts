/**
 * Whether an address may be asked when domains were registered: by https, or this very machine where the
 * asking itself is tried. What follows the name of a path belongs to each question.
 */
export function isRdapAddress(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || url.search !== "" || url.hash !== "" || url.username !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && url.hostname === "127.0.0.1");
}
