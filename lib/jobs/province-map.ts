import { type Province, provinces } from "@/lib/places/provinces";
import { findLanding, type Landing } from "./landings";

/** A class of the map: a range of offers, open-ended when `to` is null. */
export type Shade = { from: number; to: number | null };

const CLASSES = 4;

/**
 * Returns the classes of these numbers of offers, four at most, fewest offers first. Their bounds are round
 * and grow by a constant factor, since two provinces have most of the offers; provinces without offers have
 * no class.
 * @param counts numbers of offers, zeros included
 */
export function shadesOf(counts: readonly number[]): Shade[] {
  const some = counts.filter((count) => count > 0);
  if (some.length === 0) return [];
  const [least, most] = [Math.min(...some), Math.max(...some)];
  const steps = Array.from({ length: CLASSES - 1 }, (_, index) =>
    roundly(least * (most / least) ** ((index + 1) / CLASSES)),
  );
  const bounds = [...new Set(steps)].filter((bound) => bound > least && bound <= most);
  const starts = [1, ...bounds];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { from, to: next === undefined ? null : next - 1 };
  });
}

/** Returns the class of a number of offers, counted from 1; 0 means no offer at all. */
export function shadeOf(count: number, shades: readonly Shade[]): number {
  return shades.filter(({ from }) => count >= from).length;
}

/** The nearest of 1, 2, 5, 10, 20, 50… */
function roundly(value: number): number {
  const ten = 10 ** Math.floor(Math.log10(value));
  const nearest = [1, 2, 5, 10].findLast((step) => value / ten >= step / 1.5) ?? 1;
  return nearest * ten;
}

export type ProvinceOffers = Pick<Province, "code" | "label"> & {
  path: string;
  offers: number;
};

export type OffersByProvince = {
  /** All thirteen, most offers first, then by name. */
  provinces: ProvinceOffers[];
  total: number;
  /** Offers among them without a province. */
  elsewhere: number;
};

/**
 * Returns the open offers of each province and territory, including those without any.
 * @param counted the landing pages that have offers today, with their counts
 */
export function offersByProvince(
  counted: readonly (Pick<Landing, "kind" | "value"> & { offers: number })[],
): OffersByProvince {
  const rows = provinces.map(({ code, label, slug }) => ({
    code,
    label,
    path: findLanding("province", slug)?.path ?? "/emplois",
    offers: counted.find(({ kind, value }) => kind === "province" && value === code)?.offers ?? 0,
  }));
  // Every offer has exactly one contract, and at most one province.
  const total = sum(counted.filter(({ kind }) => kind === "contrat"));
  return {
    provinces: rows.sort((a, b) => b.offers - a.offers || a.label.localeCompare(b.label, "fr")),
    total,
    elsewhere: Math.max(0, total - sum(rows)),
  };
}

function sum(rows: readonly { offers: number }[]): number {
  return rows.reduce((all, { offers }) => all + offers, 0);
}
