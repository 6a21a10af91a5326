/**
 * What shows nothing and only misleads: control characters but for tab and line ends, marks that turn
 * the direction of what follows, characters of no width, letters that are blank, tags. As in
 * private.visible_text; a test compares the two.
 */
const UNSEEN =
  "\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\u00AD\\u061C\\u115F\\u1160\\u180E\\u200B" +
  "\\u200E\\u200F\\u202A-\\u202E\\u2060-\\u206F\\u3164\\uFEFF\\uFFA0\\uFFF0-\\uFFFB" +
  "\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}";

/** They join emoji, and letters of Persian or Hindi: beside Latin ones or a space they say nothing. */
const JOINERS = "[\\u200C\\u200D]+";
const ALONE = "\\u0001-\\u024F\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000";

/** Spaces of every width, and what draws nothing by itself. */
const BLANK =
  "\\t\\n\\r \\u00A0\\u034F\\u1680\\u17B4\\u17B5\\u180B-\\u180D\\u2000-\\u200D\\u2028\\u2029\\u202F" +
  "\\u205F\\u2800\\u3000\\uFE00-\\uFE0F";

const unseen = new RegExp(`[${UNSEEN}]`, "gu");
const lonely = new RegExp(`(?<=^|[${ALONE}])${JOINERS}|${JOINERS}(?=$|[${ALONE}])`, "gu");
const blank = new RegExp(`^[${BLANK}]*$`, "u");

/**
 * Text as it is stored: without what nobody sees, no half of a character, and empty where nothing
 * would be seen of it. Emoji, accents and every script stay whole.
 */
export function visible(text: string): string {
  const seen = text.toWellFormed().replace(unseen, "").replace(lonely, "");
  return blank.test(seen) ? "" : seen;
}
