import { countEmployers, countOffers } from "@/lib/copy/counts";
import type { Database } from "@/lib/supabase/database.types";

/** Who must be asked before a trade is practised in a province. */
export type Regulation = Database["public"]["Tables"]["regulated_trades"]["Row"];

/** A trade's open offers in a province, or everywhere (""), and the middle of what they pay. */
export type Figures = {
  province: string;
  offers: number;
  /** Those that say that they are open to candidates abroad. */
  abroad: number;
  /** Those that the median is of: they say what they pay, four of each employer at most. */
  paid: number;
  /** Whose they are. */
  employers: number;
  /** Dollars a year; null where fewer than ten say, or fewer than three employers. */
  median: number | null;
};

/** Of fewer offers or employers there is no median: it would be somebody's to make. */
export const LEAST_PAID = 10;
export const LEAST_EMPLOYERS = 3;
/** So many of an employer's offers count. */
export const MOST_OF_AN_EMPLOYER = 4;

/** "12 offres de 5 employeurs": what a median is of. */
export function medianBasis({ paid, employers }: Pick<Figures, "paid" | "employers">): string {
  return `${countOffers(paid)} de ${countEmployers(employers)}`;
}

/** The page of a trade, or of a trade in a province. */
export function tradePath(slug: string, province: { slug: string } | null = null): string {
  return province ? `/metiers/${slug}/${province.slug}` : `/metiers/${slug}`;
}

/** The width of a class of pay, in dollars a year. */
const CLASS = 10_000;

/**
 * The classes from the least to the most, those between that nobody pays included. Far amounts that
 * stand alone are not drawn to: `most` classes at most, the last of which holds all above.
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
