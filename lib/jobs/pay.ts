import type { Job } from "./schema";

/** What an offer says of its pay in numbers. */
export type PayTerms = Pick<
  Job,
  "salary_min" | "salary_max" | "salary_period" | "weekly_hours_min" | "weekly_hours_max"
>;

type Range = { least: number; most: number };

/** A pay as a year and as an hour, and the week that this was reckoned with. */
export type ComparedPay = {
  year: Range;
  hour: Range;
  hours: Range & {
    /** The offer says its hours: nothing is supposed. */
    said: boolean;
  };
};

const WEEKS_A_YEAR = 52;
/** A week whose hours nobody said. */
export const SUPPOSED_HOURS = 40;

/**
 * The pay of an offer as a year and as an hour, so that two can be compared; null where its amount
 * or its period is not known. A year has 52 weeks, 12 months and 260 days, as `jobs.yearly_pay` has
 * it in the database. Numeric columns may arrive as text.
 */
export function comparedPay(job: PayTerms): ComparedPay | null {
  const { salary_period: period } = job;
  const amounts = rangeOf(job.salary_min, job.salary_max);
  if (amounts === null || period === null) return null;
  const weekly = rangeOf(job.weekly_hours_min, job.weekly_hours_max);
  const hours = weekly ?? { least: SUPPOSED_HOURS, most: SUPPOSED_HOURS };
  const compared = { hours: { ...hours, said: weekly !== null } };
  if (period === "hour") {
    const year = {
      least: amounts.least * WEEKS_A_YEAR * hours.least,
      most: amounts.most * WEEKS_A_YEAR * hours.most,
    };
    return { ...compared, hour: amounts, year };
  }
  const times = { day: 260, week: WEEKS_A_YEAR, month: 12, year: 1 }[period];
  const year = { least: amounts.least * times, most: amounts.most * times };
  // The least for the longest week, the most for the shortest.
  const hour = {
    least: year.least / (WEEKS_A_YEAR * hours.most),
    most: year.most / (WEEKS_A_YEAR * hours.least),
  };
  return { ...compared, hour, year };
}

/** One of two numbers stands for both. */
function rangeOf(least: number | null, most: number | null): Range | null {
  const from = least ?? most;
  const to = most ?? least;
  return from === null || to === null ? null : { least: Number(from), most: Number(to) };
}
