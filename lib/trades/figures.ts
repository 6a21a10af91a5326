import { countEmployers, countOffers } from "@/lib/copy/counts";
import type { Database } from "@/lib/supabase/database.types";

/** The regulator of a trade in a province. */
export type Regulation = Database["public"]["Tables"]["regulated_trades"]["Row"];

/** Open offers of a trade in a province, or everywhere (""), and their median pay. */
export type Figures = {
  province: string;
  offers: number;
  /** Offers that are open to candidates abroad. */
  abroad: number;
  /** Offers in the median: those with a stated pay, at most four per employer. */
  paid: number;
  employers: number;
  /** Dollars per year; null below ten offers with a stated pay or three employers. */
  median: number | null;
};

/** Minimum number of offers for a median: with fewer, one employer could determine it. */
export const LEAST_PAID = 10;
export const LEAST_EMPLOYERS = 3;
/** Maximum number of offers per employer in the median. */
export const MOST_OF_AN_EMPLOYER = 4;

/** Returns the basis of a median: "12 offres de 5 employeurs". */
export function medianBasis({ paid, employers }: Pick<Figures, "paid" | "employers">): string {
  return `${countOffers(paid)} de ${countEmployers(employers)}`;
}

/** Returns the path of a trade's page, for all provinces or one. */
export function tradePath(slug: string, province: { slug: string } | null = null): string {
  return province ? `/metiers/${slug}/${province.slug}` : `/metiers/${slug}`;
}

/** Width of a pay class, in dollars per year. */
const CLASS = 10_000;

/**
 * Returns consecutive pay classes, including empty ones in between. Outliers do not extend the chart: there
 * are at most `most` classes, and the last one includes all higher amounts.
 */
export function wholeClasses(
  found: readonly { least_pay: number; offers: number }[],
  most = 12,
): { from: number; to: number | null; offers: number }[] {
  const [first] = found;
  const last = found.at(-1);
  if (!first || !last) return [];
  const wanted = (last.least_pay - first.least_pay) / CLASS + 1;
  const count = Math.min(most, wanted);
  return Array.from({ length: count }, (_, index) => {
    const from = first.least_pay + index * CLASS;
    const isOpen = index === count - 1 && wanted > most;
    const to = isOpen ? null : from + CLASS;
    const within = found.filter(({ least_pay: pay }) => pay >= from && (to === null || pay < to));
    return { from, to, offers: within.reduce((sum, { offers }) => sum + offers, 0) };
  });
}
