import { type Province, provinces } from "@/lib/places/provinces";
import { findLanding, type Landing } from "./landings";

export type ProvinceOffers = Pick<Province, "code" | "label"> & {
  /** The list of its offers. */
  path: string;
  offers: number;
};

export type OffersByProvince = {
  /** All thirteen, most offers first, then by name. */
  provinces: ProvinceOffers[];
  /** Open offers in all. */
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
