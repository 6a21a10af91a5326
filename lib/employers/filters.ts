import { EMPLOYERS_PATH } from "@/lib/publications/employer-mark";
import { provinceFilter, sectorFilter } from "@/lib/publications/filters";
import {
  type ActiveFilter,
  activeFilters,
  type Chosen,
  chosenFilters,
  filteredHref,
  quoted,
  readFilters,
} from "@/lib/search/filters";
import { cleanQuery, pageNumber, type SearchParams } from "@/lib/text/address-values";

/** In the order of its form and of its URL. */
export const employerFilters = { sector: sectorFilter, province: provinceFilter };

export type EmployerFilters = Chosen<typeof employerFilters> & {
  /** Search terms in the name, all required. */
  q: string;
  page: number;
};

/** Parses the list's state from its search params. */
export function parseEmployerFilters(params: SearchParams): EmployerFilters {
  const chosen = readFilters(employerFilters, params);
  return { ...chosen, q: cleanQuery(params.q), page: pageNumber(params.page) };
}

export function employersHref(filters: Partial<EmployerFilters>): string {
  return filteredHref(EMPLOYERS_PATH, employerFilters, filters);
}

export function activeEmployerFilters(filters: EmployerFilters): ActiveFilter[] {
  return activeFilters(filters, employersHref, [
    [quoted(filters.q), { q: "" }],
    ...chosenFilters(employerFilters, filters),
  ]);
}
