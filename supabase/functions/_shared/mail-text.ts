/** One line of a mail's header: no line break may start a header of somebody else's making. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return line.length > max ? `${line.slice(0, max - 1).trimEnd()}…` : line;
}

/** Text of several lines without control characters, cut at `max`. */
export function block(text: string, max: number): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, "")
    .slice(0, max)
    .trim();
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** True for one address and nothing else: no list, no name, no comment, no second line. */
export function isPlainAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    /^[^\s@,;:<>()[\]"\\]+@[^\s@,;:<>()[\]"\\]+\.[^\s@,;:<>()[\]"\\]+$/.test(email)
  );
}

/**
 * "Bonjour Aïcha," only for what looks like a name: a form filled in with somebody else's address
 * must not carry a message or a link to that person (docs/security.md, Not a megaphone).
 */
export function greeting(name: string): string {
  const line = oneLine(name, 60);
  return /^[\p{L}\p{M}' ’-]{1,60}$/u.test(line) ? `Bonjour ${line},` : "Bonjour,";
}

/** "1er janvier 2027" for the day 2027-01-01. */
export function frenchDay(day: string): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(day).toLocaleDateString("fr-CA", format).replace(/^1 /, "1er ");
}
