import { differenceInCalendarDays } from "date-fns";

/** Deadlines end with the day in the site's own city, wherever the work or the reader is: pages say so. */
export const CLOSING_HOUR = "23\u00a0h\u00a059, heure de Montréal";
/** Whose hours times are said in. */
export const CITY_HOUR = "heure de Montréal";
const TIME_ZONE = "America/Toronto";

const short = new Intl.DateTimeFormat("fr-FR", { dateStyle: "medium", timeZone: "UTC" });
const long = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const dayAndHour = new Intl.DateTimeFormat("fr-FR", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: TIME_ZONE,
});
const longInCity = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: TIME_ZONE });
const month = new Intl.DateTimeFormat("fr-FR", { month: "short", timeZone: "UTC" });
const offset = new Intl.DateTimeFormat("en-CA", {
  timeZone: TIME_ZONE,
  timeZoneName: "longOffset",
});
const today = new Intl.DateTimeFormat("en-CA", { timeZone: TIME_ZONE });

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

/** The same with its hour: "21 novembre 2026 à 09:30". */
export function longMoment(moment: string): string {
  return withFirst(dayAndHour.format(new Date(moment)));
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

/** A moment as the database writes it ("2026-11-21 04:39:11+00" too), in ISO 8601. */
export function isoMoment(moment: string): string {
  return new Date(moment).toISOString();
}

/** The same to the minute, for pages: nobody reads its seconds, and twenty of them weigh. */
export function isoMinute(moment: string): string {
  return isoMoment(moment).replace(/:\d\d\.\d+Z$/, "Z");
}

/** True once the deadline's day has passed; an offer without a deadline never expires. */
export function isExpired(deadline: string | null, now: Date = new Date()): boolean {
  return deadline !== null && deadline < todayInCanada(now);
}
