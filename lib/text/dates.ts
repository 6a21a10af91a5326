import { differenceInCalendarDays } from "date-fns";
import { clockOf } from "#lib/shared/french.ts";

/** Names the time zone of the displayed times. */
export const CITY_HOUR = "heure de Montréal";
const TIME_ZONE = "America/Toronto";

const short = new Intl.DateTimeFormat("fr-FR", { dateStyle: "medium", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const longInCity = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: TIME_ZONE });
const month = new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" });
const offset = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  timeZoneName: "longOffset",
});
const inCity = new Intl.DateTimeFormat("sv-SE", {
  timeZone: TIME_ZONE,
  dateStyle: "short",
  timeStyle: "short",
});
const today = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE });
const todayInWest = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Vancouver" });

/** Formats a calendar day ("2026-11-21") as "21 nov. 2026"; the first of a month as "1er". */
export function shortDate(day: string): string {
  return withFirst(short.format(new Date(`${day}T00:00:00Z`)));
}

/** Formats a calendar day ("2026-11-21") as "21 novembre 2026"; the first of a month as "1er". */
export function longDate(day: string): string {
  return withFirst(long.format(new Date(`${day}T00:00:00Z`)));
}

function withFirst(date: string): string {
  return date.replace(/^1 /, "1er ");
}

/** Formats a moment (ISO 8601) as a long French date in the site's time zone. */
export function longDateTime(moment: string): string {
  return withFirst(longInCity.format(new Date(moment)));
}

/** Splits a calendar day ("2026-11-21") into the parts of a tear-off calendar: 21, "nov.", 2026. */
export function calendarLeaf(day: string): { day: string; month: string; year: string } {
  const [year = "", , date = ""] = day.split("-");
  return { day: String(Number(date)), month: month.format(new Date(`${day}T00:00:00Z`)), year };
}

/** Returns the days from today, in the site's time zone, to a calendar day; negative once it has passed. */
export function daysUntil(day: string, now: Date = new Date()): number {
  return differenceInCalendarDays(day, todayInCanada(now));
}

/** Returns today's calendar day ("2026-11-21") in the site's time zone. */
export function todayInCanada(now: Date = new Date()): string {
  return today.format(now);
}

/** Returns today's day in Vancouver, where days end last in Canada: earlier days are over everywhere. */
export function todayInVancouver(now: Date = new Date()): string {
  return todayInWest.format(now);
}

/** Returns the last second of a calendar day in the site's time zone, with offset, for machines. */
export function endOfDay(day: string): string {
  return momentInCity(`${day}T23:59:59`);
}

/** Returns a local time of the site's time zone ("2026-12-03T10:00") with its offset. */
export function momentInCity(local: string): string {
  const parts = offset.formatToParts(new Date(`${local}-05:00`));
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${local}${zone.replace("GMT", "")}`;
}

/** Formats a moment for a datetime-local field, in the site's time zone: "2026-12-03T10:00". */
export function cityDateTime(moment: string): string {
  return inCity.format(new Date(moment)).replace(" ", "T");
}

/** Returns the last second before a closing moment, for machines. */
export function lastSecond(closesAt: string): string {
  return new Date(Date.parse(closesAt) - 1_000).toISOString();
}

/** Converts a moment as the database writes it ("2026-11-21 04:39:11+00" too) to ISO 8601. */
export function isoMoment(moment: string): string {
  return new Date(moment).toISOString();
}

/** Does the same to the minute, which is shorter in the HTML of lists. */
export function isoMinute(moment: string): string {
  return isoMoment(moment).replace(/:\d\d\.\d+Z$/, "Z");
}

/** Returns the hour that ends a last day and its time zone: that of the workplace, or the site's. */
export function closingHour(zone: string = TIME_ZONE): string {
  return `23\u00a0h\u00a059, ${clockOf(zone)}`;
}

/** Returns true from this moment on; never for "infinity", which JavaScript cannot parse as a date. */
export function isExpired(closesAt: string, now: Date = new Date()): boolean {
  return Date.parse(closesAt) <= now.getTime();
}

const HALF_HOUR_MS = 1_800_000;

/** Returns the last moment when a day may have ended in Canada; stable, for use in cache keys. */
export function lastHalfHour(now: number = Date.now()): string {
  return new Date(now - (now % HALF_HOUR_MS)).toISOString();
}

/** Time zones of Canada with distinct hours; every other one has the same hour as one of these all year. */
const clocks = ["St_Johns", "Halifax", "Toronto", "Winnipeg", "Edmonton", "Vancouver"].map(
  (city) =>
    new Intl.DateTimeFormat("en-CA", {
      ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
      timeZone: `America/${city}`,
    }),
);

/**
 * Returns the milliseconds until something cached at `begun` is out of date: at the end of a day anywhere in
 * Canada, because it may list what is still open.
 */
export function untilNextMidnight(begun: number): number {
  let end = begun - (begun % HALF_HOUR_MS) + HALF_HOUR_MS;
  while (!clocks.some((clock) => clock.format(end) === "00:00")) end += HALF_HOUR_MS;
  return end - 1 - Date.now();
}
