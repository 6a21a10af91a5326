/** As much of what a browser says of itself as somebody can be asked to recognise. */
const MAX_LENGTH = 400;

/**
 * The visitor's browser, as the authentication service is to write it beside the session: otherwise it
 * would write our server's.
 */
export function deviceHeader(headers: Pick<Headers, "get">): Record<string, string> {
  const device = headers.get("user-agent")?.slice(0, MAX_LENGTH) ?? "";
  // What a header cannot carry is not sent on.
  return /^[\x20-\x7e]+$/.test(device) ? { "user-agent": device } : {};
}
