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

/** An hour's pay, always with cents: 24.5 becomes "24,50 $" (U+00A0 between). */
export function hourlyMoney(amount: number): string {
  return dollarsAndCents.format(amount);
}

/** An amount in Canadian dollars, without cents: 5000 becomes "5 000 $" (U+00A0 between). */
export function money(amount: number): string {
  return dollars.format(amount);
}

/** What a salary is paid for. */
export const salaryPeriods = {
  hour: "par heure",
  day: "par jour",
  week: "par semaine",
  month: "par mois",
  year: "par an",
} as const;

/** What an offer says of its pay; numeric columns may arrive as text. */
export type Pay = {
  salary_range: string | null;
  salary_min: number | null;
  salary_max: number | null;
  salary_period: keyof typeof salaryPeriods | null;
  /** What the employer says of a pay under the minimum wage. */
  low_pay_reason: string | null;
};

const NEGOTIABLE = "Salaire à négocier";

/** The pay as the recruiter wrote it, else in its numbers, else the words for none. */
export function payWords(job: Omit<Pay, "low_pay_reason">): string {
  if (job.salary_range) return job.salary_range;
  const { salary_min: least, salary_max: most, salary_period: period } = job;
  const amounts = [least, most].filter((amount) => amount !== null).map(Number);
  if (amounts.length === 0 || period === null) return NEGOTIABLE;
  const write = period === "year" || period === "month" ? money : hourlyMoney;
  return `${between(Math.min(...amounts), Math.max(...amounts), write)} ${salaryPeriods[period]}`;
}

/** For lists: a pay under the minimum wage is not shown without its reason, which has no room there. */
export function briefPay(job: Pay): string {
  return job.low_pay_reason ? "Salaire\u00a0: voir l’offre" : payWords(job);
}

/** "20 $ à 25 $", or the one amount that both are. */
export function between(least: number, most: number, write: (amount: number) => string): string {
  const [from, to] = [write(least), write(most)];
  return from === to ? from : `${from} à ${to}`;
}
