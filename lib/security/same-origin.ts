/**
 * Whether a request that changes something comes from a page of ours (docs/security.md, Same
 * origin). Browsers say so in Sec-Fetch-Site, older ones in Origin; a request with neither is not
 * from a page.
 */
export function isSameOrigin(headers: Headers): boolean {
  const fetchSite = headers.get("sec-fetch-site");
  if (fetchSite !== null) return fetchSite === "same-origin";
  const origin = headers.get("origin");
  const host = headers.get("host");
  return origin !== null && URL.canParse(origin) && new URL(origin).host === host;
}

/**
 * Whether a request was not asked for by a person on a page of ours: a prefetch, or a link or
 * frame of another site. For addresses whose opening itself means something.
 */
export function isSpeculative(headers: Headers): boolean {
  const purpose = headers.get("sec-purpose") ?? headers.get("purpose") ?? "";
  if (/prefetch|prerender/i.test(purpose)) return true;
  const site = headers.get("sec-fetch-site");
  return site !== null && site !== "same-origin" && site !== "none";
}
