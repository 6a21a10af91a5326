/**
 * Inserts no-break spaces before punctuation and between numbers and units; a narrow one becomes the site's
 * (docs/design.md, French typography). Without lookbehind: browsers that lack it would fail to parse the
 * whole script.
 */
const RULES: [RegExp, string][] = [
  [/[ \u00a0\u202f]+(?=[:;!?»](?:[\s.,)"'”<*]|$))/g, "\u00a0"],
  [/«[ \u202f]/g, "«\u00a0"],
  [/(\d) (?=(?:[%$€]|Mo|ko|km|CAD)(?![\p{L}\d]))/gu, "$1\u00a0"],
  [/(^|[^\d+-])(\d{1,3}) (?=\d{3}[ \u00a0][\p{L}$€])/gu, "$1$2\u00a0"],
  [/\b1 er\b/g, "1er"],
];

/** A mark directly after its word, as is also usual in Canadian French; an address never ends this way. */
const CLOSE = /([\p{L}\d)’»])([;!?])(?=[\s.,)"'”<*]|$)/gu;

/** A straight apostrophe between two letters. */
const STRAIGHT = /(\p{L})'(?=[\p{L}«])/gu;

/** Returns text with no-break spaces before : ; ! ? », after «, in numbers and before units. */
export function unbroken(text: string): string {
  return RULES.reduce((shown, [found, written]) => shown.replace(found, written), text);
}

/**
 * Applies French typography to user input for display, without changing its words. Our own texts are already
 * written so (`npm run typography`).
 */
export function frenchText(text: string): string {
  return unbroken(text.replace(CLOSE, "$1\u00a0$2").replace(STRAIGHT, "$1’"));
}

const moment: Intl.DateTimeFormatOptions = {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hourCycle: "h23",
  timeZone: "America/Toronto",
};

/** Returns a moment in Montréal time: "1er janvier 2030 à 10 h", "26 novembre 2026 à 3 h 05". */
export function frenchMoment(at: string): string {
  return new Date(at)
    .toLocaleString("fr-CA", moment)
    .replace(/^1 /, "1er ")
    .replace(/\sh\s(\d\d)$/, (_, minute) =>
      minute === "00" ? "\u00a0h" : `\u00a0h\u00a0${minute}`,
    );
}

/** Zones that are commonly named after another city. */
const CITIES: Record<string, string> = {
  Toronto: "Montréal",
  St_Johns: "Terre-Neuve",
};

/** Returns the name of a Canadian time zone: "heure de Vancouver" for "America/Vancouver". */
export function clockOf(zone: string): string {
  const name = zone.slice(zone.indexOf("/") + 1);
  const city = CITIES[name] ?? name;
  return `heure ${/^[EHI]/.test(city) ? "d’" : "de "}${city}`;
}
