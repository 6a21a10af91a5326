/** What the Latin subset of our typefaces draws. */
const DRAWN =
  /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u02c6\u02da\u02dc\u2013-\u2014\u2018-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122]/u;

/**
 * Text with only the signs that our typefaces have: letters lose a foreign accent, all else is
 * left out. For any other sign the drawing library would ask a server abroad for a typeface.
 */
export function drawable(text: string): string {
  return Array.from(text.normalize("NFC").replace(/[\s\u202f]+/g, " "), drawn)
    .join("")
    .replace(/ +/g, " ")
    .trim();
}

function drawn(sign: string): string {
  if (DRAWN.test(sign)) return sign;
  const bare = sign.normalize("NFKD").replace(/\p{M}/gu, "");
  return Array.from(bare).every((part) => DRAWN.test(part)) ? bare : "";
}
