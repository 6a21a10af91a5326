const dollars = new Intl.NumberFormat("fr-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
  maximumFractionDigits: 0,
});

const dollarsAndCents = new Intl.NumberFormat("fr-CA", {
  style: "currency",
  currency: "CAD",
  currencyDisplay: "narrowSymbol",
});

/** Formats an hourly pay, always with cents: 24.5 becomes "24,50 $" (U+00A0 between). */
export function hourlyMoney(amount: number): string {
  return dollarsAndCents.format(amount);
}

/** Formats an amount in Canadian dollars without cents: 5000 becomes "5 000 $" (U+00A0 between). */
export function money(amount: number): string {
  return dollars.format(amount);
}

export const salaryPeriods = {
  hour: "par heure",
  day: "par jour",
  week: "par semaine",
  month: "par mois",
  year: "par an",
} as const;

/** Pay columns of an offer; numeric columns may arrive as strings. */
export type Pay = {
  salary_range: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_period: keyof typeof salaryPeriods | null;
  /** The employer's reason for a pay below the minimum wage. */
  low_pay_reason: string | null;
};

const NEGOTIABLE = "Salaire à négocier";

/** Returns the pay as the recruiter wrote it, else a formatted range, else "negotiable". */
export function payWords(job: Omit<Pay, "low_pay_reason">): string {
  if (job.salary_range) return job.salary_range;
  const { salary_min: least, salary_max: most, salary_period: period } = job;
  const amounts = [least, most].filter((amount) => amount !== null).map(Number);
  if (amounts.length === 0 || period === null) return NEGOTIABLE;
  const write = period === "year" || period === "month" ? money : hourlyMoney;
  return `${between(Math.min(...amounts), Math.max(...amounts), write)} ${salaryPeriods[period]}`;
}

/** Returns the pay for lists, which have no room for the reason of a pay below the minimum wage. */
export function briefPay(job: Pay): string {
  return job.low_pay_reason ? "Salaire\u00a0: voir l’offre" : payWords(job);
}

/** Returns "20 $ à 25 $", or a single amount if both are equal. */
export function between(least: number, most: number, write: (amount: number) => string): string {
  const [from, to] = [write(least), write(most)];
  return from === to ? from : `${from} à ${to}`;
}
