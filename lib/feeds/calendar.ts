import { createHash } from "node:crypto";

/**
 * Returns a calendar file, or 304 if the caller has it already. With `downloadName` the browser saves it;
 * without one it is for subscribers.
 */
export function calendarResponse(
  request: Request,
  file: string,
  { downloadName, headers = {} }: { downloadName?: string; headers?: Record<string, string> } = {},
): Response {
  const etag = `"${createHash("sha256").update(file).digest("base64url").slice(0, 27)}"`;
  const all = {
    "Content-Type": "text/calendar; charset=utf-8",
    "Content-Disposition": downloadName ? `attachment; filename="${downloadName}"` : "inline",
    ETag: etag,
    ...headers,
  };
  const known = request.headers.get("if-none-match") ?? "";
  // A proxy that compresses weakens the tag (RFC 9110, 8.8.3); "*" matches any.
  const isKnown = known
    .split(",")
    .some((tag) => [etag, "*"].includes(tag.trim().replace(/^W\//, "")));
  return isKnown
    ? new Response(null, { status: 304, headers: all })
    : new Response(file, { headers: all });
}
