/** One line of a mail's header: no line break may start a header of somebody else's making. */
export function oneLine(text: string, max: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  // By whole characters: half of an emoji is none.
  const signs = Array.from(line);
  return signs.length > max
    ? `${signs
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : line;
}

/** Text of several lines without control characters, cut at `max`. */
export function block(text: string, max: number): string {
  const plain = text.replace(/\r\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  return Array.from(plain).slice(0, max).join("").trim();
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

/** "3 janvier 2030 à 10 h, heure de Montréal" for a moment. */
export function frenchMoment(moment: string): string {
  const format = { dateStyle: "long", timeStyle: "short", timeZone: "America/Toronto" } as const;
  const said = new Date(moment).toLocaleString("fr-CA", format).replace(/^1 /, "1er ");
  return `${said}, heure de Montréal`;
}
