import { type Province, provinces } from "@/lib/places/provinces";
import { findLanding, type Landing } from "./landings";

/** A class of the map: from so many offers to so many, or more when there is no end. */
export type Shade = { from: number; to: number | null };

const CLASSES = 4;

/**
 * The classes that these numbers of offers fall into, four at most, fewest offers first. Their
 * bounds are round and grow by the same factor, since two provinces have most of the offers; none
 * is there for provinces without any.
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

/** The class of a number of offers, counted from 1; 0 is that of no offer at all. */
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
  /** Those among them that name no province. */
  elsewhere: number;
};

/**
 * The open offers of each province and territory, those without any included.
 * @param counted the landing pages that have offers today, with how many
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
