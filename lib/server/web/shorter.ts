import { dataShortener } from "./page-data.ts";

/** What Next writes of a page's data: a text in a text, each of its quotation marks escaped twice. */
const DATA = /(<script[^>]*>self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\)<\/script>)/g;
/** Scripts hold text as it is; everywhere else a code means its letter. */
const SCRIPT = /(<script\b[\s\S]*?<\/script>)/;
const HINT = /<link data-rel="preload" as="script"[^>]*>/g;

/**
 * A page that means the same in fewer bytes (docs/decisions/0007): its data says less twice
 * (page-data.ts) and stands in a template, where quotation marks need no escape and words are spelt as
 * in its HTML, so that compression finds them; apostrophes are written plainly; hints that
 * later-scripts.ts has disarmed are left out.
 */
export function shorter(page: string): string {
  const short = dataShortener(page);
  const shortened = page.replace(DATA, (whole, before: string, text: string, after: string) => {
    const data = JSON.parse(text) as string;
    const shorterData = short(data);
    return isPlain(data) ? before + template(shorterData) + after : whole;
  });
  return shortened
    .split(SCRIPT)
    .map((part, place) => (place % 2 === 1 ? part : plainly(part)))
    .join("");
}

function plainly(markup: string): string {
  return markup.replaceAll("&#x27;", "'").replace(HINT, "");
}

/** What no page can say but by a code. */
function isPlain(text: string): boolean {
  return text.isWellFormed() && !text.includes("\0");
}

/** As Next does it, nothing in it can end the script or begin a comment. */
function template(text: string): string {
  const escaped = text
    .replace(/[\\`]|\$(?=\{)/g, (mark) => `\\${mark}`)
    .replaceAll("\r", "\\r")
    .replaceAll("<", "\\u003c");
  return `\`${escaped}\``;
}
