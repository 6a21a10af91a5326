/** How a row begins: its number, then what it is; a text says how many bytes it has. */
const START = /([0-9a-f]*):(?:T([0-9a-f]+),)?/y;
/** What else says its length, which no page of ours has. */
const BYTES = /[AGLMOSUVbglmos]/;
/** A property that is none: the same as if it were not there. */
const NO_PROPERTY = /(?<=\{)(?:"[\w-]+":"\$undefined",?)+|,"[\w-]+":"\$undefined"/g;
const FOR_ROBOTS =
  /("type":"application\/ld\+json","dangerouslySetInnerHTML":\{"__html":)"(?!\$)(?:[^"\\]|\\.)*"/g;
/** Where the data, as the page has it, names the row with the text of a script for robots. */
const ROBOTS_ROW = /ld\+json\\",\\"dangerouslySetInnerHTML\\":\{\\"__html\\":\\"\$([0-9a-f]+)\\"/g;
/** What the head says, in two rows: its title and all that follows, and what is true of every page. */
const HEAD = /^([0-9a-f]+):\[\["\$","(title|meta)","0",\{"(?:children|charSet)":/;

/**
 * Shortens the data of one page, script after script (docs/decisions/0007). Left out are the copies of
 * what robots read, which React does not compare, and of what the head says but its title: those
 * `components/layout/arrival.tsx` takes away in React's place.
 */
export function dataShortener(page: string): (data: string) => string {
  const forRobots = new Set(Array.from(page.matchAll(ROBOTS_ROW), ([, row = ""]) => row));
  let isWhole = true;

  function shortRow(row: string, number: string): string {
    const head = HEAD.exec(row);
    // Another row may say "as in that one": what it points to stays.
    if (head && !page.includes(`\\"$${number}:`)) {
      if (head[2] === "meta") return `${number}:null\n`;
      const [title] = JSON.parse(row.slice(number.length + 1)) as unknown[];
      return `${number}:${JSON.stringify([title])}\n`;
    }
    return row.replace(NO_PROPERTY, "").replace(FOR_ROBOTS, '$1""');
  }

  return (data) => {
    // A letter a byte: lengths are said in bytes.
    const text = Buffer.from(data).toString("latin1");
    let short = "";
    let place = 0;
    while (isWhole && place < text.length) {
      START.lastIndex = place;
      const [start = "", number = "", length] = START.exec(text) ?? [];
      const begin = place + start.length;
      const end = length ? begin + Number.parseInt(length, 16) : text.indexOf("\n", begin) + 1;
      // What goes on in the next script stays whole, and all that follows.
      isWhole = start !== "" && end > begin && end <= text.length;
      if (!isWhole || (!length && BYTES.test(text.charAt(begin)))) break;
      const row = text.slice(place, end);
      if (!length) short += shortRow(row, number);
      else short += forRobots.has(number) ? `${number}:T1, ` : row;
      place = end;
    }
    isWhole &&= place === text.length;
    return Buffer.from(short + text.slice(place), "latin1").toString();
  };
}
