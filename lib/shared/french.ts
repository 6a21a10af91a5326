/**
 * Where a plain space would let a line begin with a mark, or part a number from what it counts; the
 * narrow one becomes the site's (docs/design.md, French typography).
 * Without looking behind: browsers that cannot would refuse the whole script.
 */
const RULES: [RegExp, string][] = [
  [/[ \u00a0\u202f]+(?=[:;!?»](?:[\s.,)"'”<*]|$))/g, "\u00a0"],
  [/«[ \u202f]/g, "«\u00a0"],
  [/(\d) (?=(?:[%$€]|Mo|ko|km|CAD)(?![\p{L}\d]))/gu, "$1\u00a0"],
  [/(^|[^\d+-])(\d{1,3}) (?=\d{3}[ \u00a0][\p{L}$€])/gu, "$1$2\u00a0"],
  [/\b1 er\b/g, "1er"],
];

/** A mark that follows its word at once, as French Canada also writes; addresses have no end there. */
const CLOSE = /([\p{L}\d)’»])([;!?])(?=[\s.,)"'”<*]|$)/gu;

/** An apostrophe as keyboards have it, between two letters. */
const STRAIGHT = /(\p{L})'(?=[\p{L}«])/gu;

/** Text whose spaces before : ; ! ? » and after «, in numbers and before their units, do not break. */
export function unbroken(text: string): string {
  return RULES.reduce((shown, [found, written]) => shown.replace(found, written), text);
}

/**
 * What people type, in the site's one typography when it is shown: the words stay as they are. Our
 * own sentences are written so (`npm run typography`).
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

/** A moment on Montréal’s clock: "1er janvier 2030 à 10 h", "26 novembre 2026 à 3 h 05". */
export function frenchMoment(at: string): string {
  return new Date(at)
    .toLocaleString("fr-CA", moment)
    .replace(/^1 /, "1er ")
    .replace(/\sh\s(\d\d)$/, (_, minute) =>
      minute === "00" ? "\u00a0h" : `\u00a0h\u00a0${minute}`,
    );
}

/** Zones whose city is not the one that people here name. */
const CITIES: Record<string, string> = {
  Toronto: "Montréal",
  St_Johns: "Terre-Neuve",
};

/** Whose clock a zone of Canada has: "heure de Vancouver" for "America/Vancouver". */
export function clockOf(zone: string): string {
  const name = zone.slice(zone.indexOf("/") + 1);
  const city = CITIES[name] ?? name;
  return `heure ${/^[EHI]/.test(city) ? "d’" : "de "}${city}`;
}
