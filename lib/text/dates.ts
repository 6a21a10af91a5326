import { differenceInCalendarDays } from "date-fns";
import { clockOf } from "#lib/shared/french.ts";

/** The time zone of times that are shown. */
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

/** A calendar day ("2026-11-21") as "21 nov. 2026"; the first of a month as "1er". */
export function shortDate(day: string): string {
  return withFirst(short.format(new Date(`${day}T00:00:00Z`)));
}

/** A calendar day ("2026-11-21") as "21 novembre 2026"; the first of a month as "1er". */
export function longDate(day: string): string {
  return withFirst(long.format(new Date(`${day}T00:00:00Z`)));
}

function withFirst(date: string): string {
  return date.replace(/^1 /, "1er ");
}

/** A moment (ISO 8601) as the long French date that it has in the site's city. */
export function longDateTime(moment: string): string {
  return withFirst(longInCity.format(new Date(moment)));
}

/** A calendar day ("2026-11-21") in the parts of a tear-off calendar: 21, "nov.", 2026. */
export function calendarLeaf(day: string): { day: string; month: string; year: string } {
  const [year = "", , date = ""] = day.split("-");
  return { day: String(Number(date)), month: month.format(new Date(`${day}T00:00:00Z`)), year };
}

/** Whole days from today in the site's city until a calendar day; negative once it has passed. */
export function daysUntil(day: string, now: Date = new Date()): number {
  return differenceInCalendarDays(day, todayInCanada(now));
}

/** Today's calendar day ("2026-11-21") in the site's city. */
export function todayInCanada(now: Date = new Date()): string {
  return today.format(now);
}

/** The day that it still is where days end last in Canada: before it, no deadline can lie ahead. */
export function todayInVancouver(now: Date = new Date()): string {
  return todayInWest.format(now);
}

/** The last second of a calendar day in the site's city, with its offset, for machines. */
export function endOfDay(day: string): string {
  return momentInCity(`${day}T23:59:59`);
}

/** A local time of the site's city ("2026-12-03T10:00") with its offset. */
export function momentInCity(local: string): string {
  const parts = offset.formatToParts(new Date(`${local}-05:00`));
  const zone = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return `${local}${zone.replace("GMT", "")}`;
}

/** A moment as a field of date and hour takes it, in the site's city: "2026-12-03T10:00". */
export function cityDateTime(moment: string): string {
  return inCity.format(new Date(moment)).replace(" ", "T");
}

/** The last second before what closes at that moment, for machines. */
export function lastSecond(closesAt: string): string {
  return new Date(Date.parse(closesAt) - 1_000).toISOString();
}

/** A moment as the database writes it ("2026-11-21 04:39:11+00" too), in ISO 8601. */
export function isoMoment(moment: string): string {
  return new Date(moment).toISOString();
}

/** The same to the minute, for pages: shorter in lists. */
export function isoMinute(moment: string): string {
  return isoMoment(moment).replace(/:\d\d\.\d+Z$/, "Z");
}

/** The hour that ends a last day, and whose: where the work is, or the site's own city. */
export function closingHour(zone: string = TIME_ZONE): string {
  return `23\u00a0h\u00a059, ${clockOf(zone)}`;
}

/** True from the moment on that the database says; "infinity", which is no date, never comes. */
export function isExpired(closesAt: string, now: Date = new Date()): boolean {
  return Date.parse(closesAt) <= now.getTime();
}

const HALF_HOUR_MS = 1_800_000;

/** The last moment at which a day may have ended somewhere in Canada; a stable value for cache keys. */
export function lastHalfHour(now: number = Date.now()): string {
  return new Date(now - (now % HALF_HOUR_MS)).toISOString();
}

/** The clocks of Canada; the other zones have, at any season, the hour of one of these. */
const clocks = ["St_Johns", "Halifax", "Toronto", "Winnipeg", "Edmonton", "Vancouver"].map(
  (city) =>
    new Intl.DateTimeFormat("en-CA", {
      ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
      timeZone: `America/${city}`,
    }),
);

/**
 * Milliseconds until what was begun then is out of date: when a day ends somewhere in Canada, since it may
 * say what can still be applied to.
 */
export function untilNextMidnight(begun: number): number {
  let end = begun - (begun % HALF_HOUR_MS) + HALF_HOUR_MS;
  while (!clocks.some((clock) => clock.format(end) === "00:00")) end += HALF_HOUR_MS;
  return end - 1 - Date.now();
}
