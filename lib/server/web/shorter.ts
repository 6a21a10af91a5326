/** What Next writes of a page's data: a text in a text, each of its quotation marks escaped twice. */
const DATA = /(<script[^>]*>self\.__next_f\.push\(\[1,)("(?:[^"\\]|\\.)*")(\]\)<\/script>)/g;
/** Scripts hold text as it is; everywhere else a code means its letter. */
const SCRIPT = /(<script\b[\s\S]*?<\/script>)/;
const HINT = /<link data-rel="preload" as="script"[^>]*>/g;

/** Where the data names the text of a script for robots, by the number of its row. */
const NAMED = /ld\+json\\",\\"dangerouslySetInnerHTML\\":\{\\"__html\\":\\"\$([0-9a-f]+)\\"/g;
/** Or has it in place. */
const IN_PLACE =
  /("type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"(?!\$)(?:[^"\\]|\\.)*"/g;

/**
 * A page that means the same in fewer bytes (docs/decisions/0007): its data stands in a template,
 * where quotation marks need no escape and words are spelt as in its HTML, so that compression finds
 * them; apostrophes are written plainly; hints that later-scripts.ts has disarmed are left out. So is
 * the data's copy of what robots read in the HTML: React does not compare it.
 */
export function shorter(page: string): string {
  const named = Array.from(page.matchAll(NAMED), ([, row = ""]) => row);
  const shortened = page.replace(DATA, (whole, before: string, text: string, after: string) => {
    const data = named.reduce(withoutRow, (JSON.parse(text) as string).replace(IN_PLACE, '$1""'));
    return isPlain(data) ? before + template(data) + after : whole;
  });
  return shortened
    .split(SCRIPT)
    .map((part, place) => (place % 2 === 1 ? part : plainly(part)))
    .join("");
}

/** A row of text says how many bytes it has: one is left. What goes on in the next script stays whole. */
function withoutRow(data: string, row: string): string {
  const start = new RegExp(`(?:^|\\n)${row}:T([0-9a-f]+),`).exec(data);
  if (!start) return data;
  const begin = start.index + start[0].length;
  const bytes = Buffer.from(data.slice(begin));
  const length = Number.parseInt(start[1] ?? "", 16);
  if (bytes.length < length) return data;
  const head = start[0].replace(/T[0-9a-f]+,$/, "T1, ");
  return data.slice(0, start.index) + head + bytes.subarray(length).toString();
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
