import { endOfDay, todayInCanada } from "#dates";

let known = { from: 0, until: 0 };

/**
 * When the day of the site's city that a moment belongs to is over; both in milliseconds since
 * 1970. Asked for at every request, worked out once a day.
 */
export function endOfDayAt(moment: number): number {
  if (moment < known.from || moment >= known.until) {
    const lastSecond = endOfDay(todayInCanada(new Date(moment)));
    known = { from: moment, until: new Date(lastSecond).getTime() + 1_000 };
  }
  return known.until;
}
