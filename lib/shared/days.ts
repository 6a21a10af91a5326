/** French and English month names; abbreviations match by prefix. */
const MONTHS = [
  ...["janvier january", "fevrier february", "mars march", "avril april", "mai may", "juin june"],
  ...["juillet july", "aout august", "septembre september", "octobre october"],
  ...["novembre november", "decembre december"],
].map((names) => names.split(" "));

const WEEKDAY = String.raw`^(?:le )?(?:(?:lun|mar|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?,? )?`;
/** A time or a zone (xs:date) may follow: neither changes the written day. */
const END = String.raw`(?:,?[t ](?:at? )?\d.*|z|[+-]\d\d:\d\d)?$`;

/** Year first, day first, and month names: before the year, or before the day. */
const FORMS = [
  String.raw`(?<year>\d{4})([-/. ]?)(?<month>\d\d?)\2(?<day>\d\d?)(?!\d)`,
  String.raw`(?<day>\d\d?)([-/. ])(?<month>\d\d?)\2(?<year>\d{4})`,
  String.raw`(?<day>\d\d?)(?:er|st|nd|rd|th)?[-/. ](?<month>[a-z]{3,})\.?,?[-/. ](?<year>\d{4}|\d\d)`,
  String.raw`(?<month>[a-z]{3,})\.? (?<day>\d\d?)(?:st|nd|rd|th)?,? (?<year>\d{4})`,
].map((form) => new RegExp(WEEKDAY + form + END));

/** A time with its zone is a moment, whose day depends on the time zone. */
const MOMENT =
  /\d[t ]+(\d\d?:?\d\d(?::?\d\d)?(?:[.,]\d+)?)(?: ?[ap]m)? ?(?:z|utc?|gmt|[+-]\d\d:?(?:\d\d)?|[ecmp][sd]t)$/;

/**
 * Returns the time zone of a province's largest city, or Toronto's if the province is unknown or the work is
 * remote. Keep equal to `private.time_zone` and `private.clock`; a test compares them.
 */
export function timeZone(province: string | null, workMode: string | null = null): string {
  const cities: Record<string, string> = {
    ...{ NL: "St_Johns", NS: "Halifax", NB: "Moncton", PE: "Halifax", MB: "Winnipeg" },
    ...{ SK: "Regina", AB: "Regina", NT: "Regina", BC: "Dawson_Creek", YT: "Whitehorse" },
    NU: "Iqaluit",
  };
  const city = workMode === "remote" ? undefined : cities[province ?? ""];
  return `America/${city ?? "Toronto"}`;
}

/**
 * Parses the date formats of feeds and spreadsheets into a day ("2027-06-30"): "2027-06-30T…", "30/06/2027",
 * "Wed, 30 Jun 2027", "June 30, 2027", "1er juillet 2027", Unix time. A moment becomes its day in `zone`,
 * where the work is done. Null for anything else, or if day and month are ambiguous and `isDayFirst` is
 * false.
 */
export function dayOf(value: unknown, zone = timeZone(null), isDayFirst = false): string | null {
  if (typeof value === "number") return dayOfMoment(value < 1e11 ? value * 1000 : value, zone);
  if (typeof value !== "string") return null;
  const text = folded(value);
  // .NET writes "/Date(1814414399000)/".
  const unix = /^(?:\/date\()?(\d{10}|\d{13})(?:[+-]\d{4})?(?:\)\/)?$/.exec(text)?.[1];
  if (unix) return dayOf(Number(unix), zone);
  const [, hour] = MOMENT.exec(text) ?? [];
  if (hour && !isMidnight(hour)) {
    const day = dayOfMoment(Date.parse(isoText(text)), zone);
    if (day) return day;
  }
  const parts = FORMS.map((form) => form.exec(text)?.groups).find((groups) => groups);
  if (!parts) return null;
  const { year = "", month = "", day = "" } = parts;
  const numbers = [Number(year.padStart(4, "20")), monthOf(month), Number(day)] as const;
  const isYearFirst = /^\d{4}/.test(text);
  if (/\D/.test(month) || isYearFirst || isDayFirst) return dayIfReal(...numbers);
  const [y, second, first] = numbers;
  if (first > 12 || first === second) return dayIfReal(...numbers);
  return second > 12 ? dayIfReal(y, first, second) : null;
}

const folded = (text: string) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();

/** Midnight is a date to which a program added a time: it is the same date in every zone. */
const isMidnight = (hour: string) => /^[0:.,]+$/.test(hour);

/** Normalizes ISO 8601 variants that `Date.parse` rejects: "20270701T035959Z", "+00". */
const isoText = (text: string) =>
  text
    .replace(/^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)/, "$1-$2-$3t$4:$5:$6")
    .replace(/([+-]\d\d)$/, "$1:00");

function dayOfMoment(milliseconds: number, zone: string): string | null {
  if (Number.isNaN(new Date(milliseconds).getTime())) return null;
  const timeZone = milliseconds % 86_400_000 === 0 ? "UTC" : zone;
  const day = new Intl.DateTimeFormat("en-CA", { timeZone }).format(milliseconds);
  return day > "2000" && day.length === 10 ? day : null;
}

/** Returns the month's number; 0 if the text is the start of no month, or of two ("jui"). */
function monthOf(month: string): number {
  if (/^\d/.test(month)) return Number(month);
  const matches = MONTHS.flatMap((names, index) =>
    names.some((name) => name.startsWith(month)) ? [index + 1] : [],
  );
  return matches.length === 1 ? (matches[0] ?? 0) : 0;
}

function dayIfReal(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year > 1999;
  return isReal ? date.toISOString().slice(0, 10) : null;
}
