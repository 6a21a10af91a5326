import { type Province, provinces } from "@/lib/places/provinces";
import { EMPLOYERS_PATH } from "@/lib/publications/employer-mark";
import { sectors } from "@/lib/publications/sectors";
import { type ActiveFilter, activeFilters, quoted } from "@/lib/search/filters";
import {
  chosenOption,
  cleanQuery,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";

export const sectorOptions = Object.entries(sectors).map(([slug, label]) => ({ slug, label }));
type SectorOption = (typeof sectorOptions)[number];

export type EmployerFilters = {
  /** Words of the name, all of them. */
  q: string;
  sector: SectorOption | null;
  province: Province | null;
  page: number;
};

/** Reads the state of the list from its address: q, secteur, province, page. */
export function parseEmployerFilters(params: SearchParams): EmployerFilters {
  return {
    q: cleanQuery(params.q),
    sector: chosenOption(sectorOptions, params.secteur),
    province: chosenOption(provinces, params.province),
    page: pageNumber(params.page),
  };
}

export function employersHref(filters: Partial<EmployerFilters>): string {
  return listHref(EMPLOYERS_PATH, {
    q: filters.q,
    secteur: filters.sector?.slug,
    province: filters.province?.slug,
    page: filters.page && filters.page > 1 ? String(filters.page) : null,
  });
}

export function activeEmployerFilters(filters: EmployerFilters): ActiveFilter[] {
  const { q, sector, province } = filters;
  return activeFilters(filters, employersHref, [
    [quoted(q), { q: "" }],
    [sector?.label, { sector: null }],
    [province?.label, { province: null }],
  ]);
}
