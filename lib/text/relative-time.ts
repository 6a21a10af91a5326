import {
  differenceInDays,
  differenceInHours,
  differenceInMinutes,
  differenceInMonths,
  differenceInYears,
} from "date-fns";

// Separate from dates.ts: lists compute the age of their cards in the browser too, where creating the six
// date formats of that module took 17 ms.

/**
 * Returns the time since a moment (ISO 8601) in the largest whole unit of years, months, days, hours or
 * minutes, or "À l'instant" (docs/product.md, Everywhere). A moment in the future is "À l'instant".
 */
export function relativeTime(moment: string, now: Date = new Date()): string {
  const then = new Date(moment);
  const years = differenceInYears(now, then);
  if (years > 0) return `Il y a ${years} an${years > 1 ? "s" : ""}`;
  const months = differenceInMonths(now, then);
  if (months > 0) return `Il y a ${months} mois`;
  const days = differenceInDays(now, then);
  if (days > 0) return `Il y a ${days} jour${days > 1 ? "s" : ""}`;
  const hours = differenceInHours(now, then);
  if (hours > 0) return `Il y a ${hours} heure${hours > 1 ? "s" : ""}`;
  const minutes = differenceInMinutes(now, then);
  if (minutes > 0) return `Il y a ${minutes} minute${minutes > 1 ? "s" : ""}`;
  return "À l’instant";
}
