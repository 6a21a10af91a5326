import { site } from "@/lib/site";

/** About what search engines and tabs show of a title, in characters, the site's name included. */
const SHOWN = 65;

/** Less than this says nothing. */
const LEAST_EMPLOYER = 10;
const LEAST_TITLE = 25;

/** What a publication is called: its title, who offers it and where. */
export type TitleParts = { name: string; by?: string | null; place?: string | null };

/** The whole of it, for where there is room. */
export function wholeTitle({ name, by, place }: TitleParts): string {
  return [name, by, place].filter(Boolean).join(", ");
}

/**
 * The same for the document's title, before the site's name: when it is too long the employer is
 * shortened, or left out where nothing of it would remain, then the place goes, then the title is
 * shortened, each at the end of a word.
 */
export function documentTitle({ name, by, place }: TitleParts): string {
  const room = SHOWN - ` · ${site.name}`.length;
  const whole = wholeTitle({ name, by, place });
  if (length(whole) <= room) return whole;
  const forEmployer = room - length(wholeTitle({ name, place })) - ", ".length;
  const employer = by && forEmployer >= LEAST_EMPLOYER ? shorten(by, forEmployer) : null;
  if (employer) return wholeTitle({ name, by: employer, place });
  const forName = place ? room - length(place) - ", ".length : room;
  if (forName < LEAST_TITLE && length(name) > forName) return shorten(name, room);
  return wholeTitle({ name: shorten(name, forName), place });
}

/** A text of at most so many characters, cut at the end of a word where it has one. */
function shorten(text: string, room: number): string {
  if (length(text) <= room) return text;
  const start = Array.from(text).slice(0, room).join("");
  const lastGap = start.search(/\s\S*$/u);
  // The ellipsis takes a place too; an endless word is cut where it must be.
  const words =
    lastGap > room / 2 ? start.slice(0, lastGap) : Array.from(start).slice(0, -1).join("");
  return `${words.replace(/[\s,;:.(–-]+$/u, "")}…`;
}

function length(text: string): number {
  return Array.from(text).length;
}
