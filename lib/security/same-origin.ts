/**
 * Whether a request that changes something comes from a page of ours (security.md 11). Browsers
 * say so in Sec-Fetch-Site, older ones in Origin; a request with neither is not from a page.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const origin = headers.get("origin");
  const host = headers.get("host");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}
