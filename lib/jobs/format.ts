import { LOW_PAY_SHORT } from "@/lib/copy/posting-notices";
import { provinces } from "@/lib/places/provinces";
import { frenchText } from "@/lib/shared/french";
import { between, hourlyMoney, money, payWords } from "@/lib/shared/pay";
import { remoteFrom, workModes, workTimes } from "./choices";
import type { Job, PayTerms } from "./schema";

type Range = { least: number; most: number };

/** Pay per year and per hour, with the weekly hours used to convert; null is unknown. */
export type ComparedPay = {
  year: Range | null;
  hour: Range | null;
  hours: (Range & { /** The offer states its hours. */ isSpecified: boolean }) | null;
};

const WEEKS_A_YEAR = 52;
/** Weekly hours of an offer that states none and is not part-time. */
const DEFAULT_HOURS = 40;

/**
 * Converts an amount to a year, as `private.yearly_pay` does in the database; null when it is unknown: part
 * time is neither 40 hours a week nor 260 days a year.
 */
function yearlyPay(
  amount: number,
  period: NonNullable<PayTerms["salary_period"]>,
  isPartTime: boolean,
  weeklyHours: number | undefined,
): number | null {
  if (period === "hour")
    return weeklyHours === undefined ? null : amount * WEEKS_A_YEAR * weeklyHours;
  if (period === "day") return isPartTime ? null : amount * 260;
  return amount * { week: WEEKS_A_YEAR, month: 12, year: 1 }[period];
}

/**
 * Returns the pay of an offer per year and per hour, to compare offers; null when its amount or its period
 * is unknown. Numeric columns may arrive as text.
 */
export function comparedPay(job: PayTerms): ComparedPay | null {
  const { salary_period: period } = job;
  const amounts = rangeOf(job.salary_min, job.salary_max);
  if (amounts === null || period === null) return null;
  const isPartTime = job.work_time === "part";
  const weekly = rangeOf(job.weekly_hours_min, job.weekly_hours_max);
  const assumed = isPartTime ? null : { least: DEFAULT_HOURS, most: DEFAULT_HOURS };
  const week = weekly ?? assumed;
  const hours = week && { ...week, isSpecified: weekly !== null };
  const least = yearlyPay(amounts.least, period, isPartTime, hours?.least);
  const most = yearlyPay(amounts.most, period, isPartTime, hours?.most);
  const year = least === null || most === null ? null : { least, most };
  if (period === "hour") return { hours, hour: amounts, year };
  // From the lowest pay for the longest week to the highest for the shortest.
  const hour = year &&
    hours && {
      least: year.least / (WEEKS_A_YEAR * hours.most),
      most: year.most / (WEEKS_A_YEAR * hours.least),
    };
  return { hours, hour, year };
}

/** A single number is both ends; in a form that is being filled they may be in the wrong order. */
function rangeOf(least: number | null, most: number | null): Range | null {
  const ends = [least ?? most, most ?? least].filter((end) => end !== null).map(Number);
  return ends.length < 2 ? null : { least: Math.min(...ends), most: Math.max(...ends) };
}

export function writtenPay(job: PayTerms & Pick<Job, "salary_range">): string {
  return frenchText(payWords(job));
}

/**
 * Returns the assumption behind the converted pay; a short contract does not last the year. Null when
 * nothing was converted with hours.
 */
export function payHypothesis(job: PayTerms, months: number | null = null): string | null {
  const hours = comparedPay(job)?.hours;
  if (!hours || otherPay(job) === null) return null;
  const week = hours.isSpecified
    ? `Calcul\u00a0: 52 semaines de ${weeklyHours(hours.least, hours.most)}.`
    : `Calcul\u00a0: 52 semaines de ${DEFAULT_HOURS}\u00a0heures (2\u00a0080\u00a0heures par an), faute d’horaire précisé.`;
  return months !== null && months < 12
    ? `${week} Le contrat, lui, dure ${months}\u00a0mois.`
    : week;
}

/**
 * Returns the converted pay that a card adds to the stated one, per year or per hour, marked as computed.
 * Null when it cannot be computed.
 */
export function otherPay(job: PayTerms): string | null {
  const compared = comparedPay(job);
  const year = compared?.year && `${yearly(compared.year)}/an`;
  const hour = compared?.hour && `${hourly(compared.hour)}/h`;
  const { salary_period: period } = job;
  const known = [period !== "year" && year, period !== "hour" && hour].filter(Boolean);
  return known.length > 0 ? `≈\u00a0${known.join(", ")}` : null;
}

/** Returns a card's line beside the pay: the converted pay, or that it is under the minimum wage. */
export function cardPay(job: PayTerms & Pick<Job, "low_pay_reason">): string | null {
  return job.low_pay_reason ? LOW_PAY_SHORT : otherPay(job);
}

/** Returns "37,5 heures", "20 à 25 heures". */
function weeklyHours(least: number, most: number): string {
  return least === most
    ? `${hours.format(least)}\u00a0heures`
    : `${hours.format(least)} à ${hours.format(most)}\u00a0heures`;
}

const hours = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 2 });

const yearly = ({ least, most }: Range) => between(rounded(least), rounded(most), money);
const hourly = ({ least, most }: Range) => between(least, most, hourlyMoney);

/** A computed year is rounded to ten dollars, so that it does not look exact. */
function rounded(amount: number): number {
  return Math.round(amount / 10) * 10;
}

/** Returns "Temps plein, 37,5 heures par semaine", or the half that is known. */
export function schedule(
  job: Pick<Job, "work_time" | "weekly_hours_min" | "weekly_hours_max">,
): string | null {
  const least = job.weekly_hours_min ?? job.weekly_hours_max;
  const most = job.weekly_hours_max ?? job.weekly_hours_min;
  const hours =
    least === null || most === null
      ? null
      : `${weeklyHours(Number(least), Number(most))} par semaine`;
  const time = job.work_time && workTimes[job.work_time];
  return [time, hours].filter(Boolean).join(", ") || null;
}

/** Returns "Sur place", "Hybride" or "À distance". */
export function workPlaceLabel({ work_mode }: Pick<Job, "work_mode">): string | null {
  return work_mode && workModes[work_mode];
}

/** Returns "Ontario seulement", "Le Canada et l’étranger". */
export function remoteFromLabel({ remote_from, province }: Pick<Job, "remote_from" | "province">) {
  const own = remote_from === "province" && provinces.find(({ code }) => code === province);
  return own ? `${own.label} seulement` : remote_from && remoteFrom[remote_from];
}

/** Returns "8 mois". */
export function contractLength({ contract_months }: Pick<Job, "contract_months">): string | null {
  return contract_months === null ? null : `${contract_months}\u00a0mois`;
}

/** Returns the labels of the hours, place and length that an offer does not state. */
export function missingFacts(job: Job): string[] {
  return [
    schedule(job) === null && "Horaire",
    workPlaceLabel(job) === null && "Mode de travail",
    job.contract_type !== "CDI" && contractLength(job) === null && "Durée du contrat",
  ].filter((label) => label !== false);
}
