import { LOW_PAY_SHORT } from "@/lib/copy/posting-notices";
import { provinces } from "@/lib/places/provinces";
import { frenchText } from "@/lib/shared/french";
import { between, hourlyMoney, money, payWords } from "@/lib/shared/pay";
import { remoteFrom, workModes, workTimes } from "./choices";
import type { Job, PayTerms } from "./schema";

type Range = { least: number; most: number };

/** A pay as a year and as an hour, and the week that this was reckoned with. */
export type ComparedPay = {
  year: Range;
  hour: Range;
  hours: Range & {
    /** The offer says its hours: nothing is supposed. */
    isSpecified: boolean;
  };
};

const WEEKS_A_YEAR = 52;
/** The hours of a week where the offer states none. */
const SUPPOSED_HOURS = 40;

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
  const compared = { hours: { ...hours, isSpecified: weekly !== null } };
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

/** One of two numbers stands for both; a form being filled may have them the wrong way round. */
function rangeOf(least: number | null, most: number | null): Range | null {
  const ends = [least ?? most, most ?? least].filter((end) => end !== null).map(Number);
  return ends.length < 2 ? null : { least: Math.min(...ends), most: Math.max(...ends) };
}

export function writtenPay(job: PayTerms & Pick<Job, "salary_range">): string {
  return frenchText(payWords(job));
}

/** What a year and an hour were reckoned with, in words; a short contract does not last the year. */
export function payHypothesis({ hours }: ComparedPay, months: number | null = null): string {
  const week = hours.isSpecified
    ? `Calcul\u00a0: 52 semaines de ${weeklyHours(hours.least, hours.most)}.`
    : `Calcul\u00a0: 52 semaines de ${SUPPOSED_HOURS}\u00a0heures (2\u00a0080\u00a0heures par an), faute d’horaire précisé.`;
  return months !== null && months < 12
    ? `${week} Le contrat, lui, dure ${months}\u00a0mois.`
    : week;
}

/**
 * What a card adds to the amount as it is written: the other of year and hour, with a sign that it
 * was reckoned. Null where nothing can be.
 */
export function otherPay(job: PayTerms): string | null {
  const compared = comparedPay(job);
  if (compared === null) return null;
  const year = `${yearly(compared.year)}/an`;
  const hour = `${hourly(compared.hour)}/h`;
  if (job.salary_period === "hour") return `≈\u00a0${year}`;
  return job.salary_period === "year" ? `≈\u00a0${hour}` : `≈\u00a0${year}, ${hour}`;
}

/** The line of a card beside its pay: the other unit, or that a law asks for more. */
export function cardPay(job: PayTerms & Pick<Job, "low_pay_reason">): string | null {
  return job.low_pay_reason ? LOW_PAY_SHORT : otherPay(job);
}

/** "37,5 heures", "20 à 25 heures". */
function weeklyHours(least: number, most: number): string {
  return least === most
    ? `${hours.format(least)}\u00a0heures`
    : `${hours.format(least)} à ${hours.format(most)}\u00a0heures`;
}

const hours = new Intl.NumberFormat("fr-CA", { maximumFractionDigits: 2 });

const yearly = ({ least, most }: ComparedPay["year"]) =>
  between(rounded(least), rounded(most), money);
const hourly = ({ least, most }: ComparedPay["hour"]) => between(least, most, hourlyMoney);

/** A computed year is rounded to ten dollars, so that it does not look exact. */
function rounded(amount: number): number {
  return Math.round(amount / 10) * 10;
}

/** "Temps plein, 37,5 heures par semaine"; each half alone where the other is missing. */
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

/** "Sur place", "Hybride", "À distance". */
export function workPlaceLabel({ work_mode }: Pick<Job, "work_mode">): string | null {
  return work_mode && workModes[work_mode];
}

/** "Ontario seulement", "Le Canada et l’étranger". */
export function remoteFromLabel({ remote_from, province }: Pick<Job, "remote_from" | "province">) {
  const own = remote_from === "province" && provinces.find(({ code }) => code === province);
  return own ? `${own.label} seulement` : remote_from && remoteFrom[remote_from];
}

/** "8 mois". */
export function contractLength({ contract_months }: Pick<Job, "contract_months">): string | null {
  return contract_months === null ? null : `${contract_months}\u00a0mois`;
}

/** What an offer leaves out of its hours, its place and its length, as its page names them. */
export function missingFacts(job: Job): string[] {
  return [
    schedule(job) === null && "Horaire",
    workPlaceLabel(job) === null && "Mode de travail",
    job.contract_type !== "CDI" && contractLength(job) === null && "Durée du contrat",
  ].filter((label) => label !== false);
}
