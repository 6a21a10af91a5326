/**
 * Invisible or misleading characters: control characters except tab and line ends, direction marks,
 * zero-width characters, blank letters, tags, private-use characters and noncharacters. Keep equal to
 * private.visible_text; a test compares the two.
 */
const UNSEEN =
  "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4" +
  "\\u17B5\\u180E\\u200B\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uE000-\\uF8FF" +
  "\\uFDD0-\\uFDEF\\uFEFF\\uFFA0\\uFFF0-\\uFFFC\\uFFFE\\uFFFF\\u{13430}-\\u{1343F}\\u{16FE4}" +
  "\\u{1BCA0}-\\u{1BCA3}\\u{1D159}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}\\u{F0000}-\\u{10FFFF}";

/** Joiners matter in emoji and in Persian or Hindi, but not beside Latin letters or spaces. */
const JOINERS = "\\u200C\\u200D";

/** Variation selectors apply to a Mongolian letter, sign or emoji before them, not to a Latin letter. */
const SHAPES = "\\u180B-\\u180D\\u180F\\uFE00-\\uFE0F";

/** European letters with accents, signs and spaces; those of `KEYS` and ©, ® can also start an emoji. */
const ALONE = "\\u0001-\\u058F\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000";
const NO_EMOJI =
  "\\u0001-\\u0022\\u0024-\\u0029\\u002B-\\u002F\\u003A-\\u00A8\\u00AA-\\u00AD\\u00AF-\\u058F" +
  "\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000";
const KEYS = "0-9#*";

/** Spaces of any width, and characters without a glyph of their own. */
const BLANK =
  "\\t\\n\\r \\u00A0\\u1680\\u180B-\\u180D\\u180F\\u2000-\\u200D\\u2028\\u2029\\u202F\\u205F\\u2800" +
  "\\u3000\\uFE00-\\uFE0F";

/** Line ends of Word, Unicode and old devices. */
const LINE_ENDS = "\\v\\f\\u001C\\u001D\\u0085\\u2028\\u2029";

const unseen = new RegExp(`[${UNSEEN}]`, "gu");
const lonely = new RegExp(
  `(?<=^|[${NO_EMOJI}])[${JOINERS}${SHAPES}]+` +
    `|(?<=[${KEYS}])(?!\\uFE0F\\u20E3)[${JOINERS}${SHAPES}]+` +
    `|(?<=[©®])(?!\\uFE0F)[${JOINERS}${SHAPES}]+` +
    `|(?<![${JOINERS}])[${JOINERS}]+(?=$|[${ALONE}])`,
  "gu",
);
const blank = new RegExp(`^[${BLANK}]*$`, "u");

const lineEnds = new RegExp(`[${LINE_ENDS}]`, "g");

/** A no-break space stays where French requires it, beside numbers and signs, but not between words. */
const betweenText = /(?<=[A-Za-zÀ-ÖØ-öø-ÿŒœ,.)])[\u00A0\u202F]+(?=[A-Za-zÀ-ÖØ-öø-ÿŒœ(])/g;

/**
 * Normalizes text for storage: unifies line ends, spaces, and the bullets of Symbol and Wingdings; removes
 * invisible characters and lone surrogates. Returns an empty text if nothing visible is left. Emoji, accents
 * and all scripts are preserved.
 */
export function visible(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(lineEnds, "\n")
    .replaceAll("\x1E", "-")
    .replace(/[\u1680\u2000-\u200A\u205F\u3000]/g, " ")
    .replace(betweenText, " ")
    .replace(/(^|\n)([ \t\u00A0]*)[\uF000-\uF0FF]/g, "$1$2•");
  const seen = plain.replace(unseen, "").replace(lonely, "");
  return blank.test(seen) ? "" : seen;
}
