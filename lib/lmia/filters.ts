import { aroundPlace, type Radius, radii } from "@/lib/places/towns";
import { provinceFilter } from "@/lib/publications/filters";
import {
  type ActiveFilter,
  activeFilters,
  type Chosen,
  chosenFilters,
  filteredHref,
  menuFilter,
  quoted,
  readFilters,
} from "@/lib/search/filters";
import { cleanQuery, firstValue, pageNumber, type SearchParams } from "@/lib/text/address-values";

/** The register of employers who obtained an EIMT (LMIA). */
export const REGISTER_PATH = "/eimt";

/** A trade of the register: a unit group of the NOC 2021. */
export type UnitGroup = { code: string; label: string; employers: number; positions: number };

/** Returns the path of a trade's page, by its NOC code. */
export const tradeRegisterPath = (code: string) => `${REGISTER_PATH}/${code}`;

/** Returns the filters of the register; its data determine the trades. */
export function registerFilters(groups: readonly UnitGroup[]) {
  return {
    trade: menuFilter({
      param: "metier",
      term: "noc",
      title: "Métier",
      all: "Tous les métiers",
      values: groups,
      slug: ({ code }) => code,
      label: ({ label }) => label,
    }),
    province: provinceFilter,
  };
}
type Filters = ReturnType<typeof registerFilters>;

export type RegisterFilters = Chosen<Filters> & {
  /** Search terms in the name or the trade. */
  q: string;
  place: string;
  /** Kilometres around the place. */
  radius: Radius | null;
  page: number;
};

export function parseRegister(filters: Filters, params: SearchParams): RegisterFilters {
  return {
    ...readFilters(filters, params),
    q: cleanQuery(params.q),
    place: cleanQuery(params.lieu),
    radius: radii.find((km) => String(km) === firstValue(params.rayon)) ?? null,
    page: pageNumber(params.page),
  };
}

export function registerHref(filters: Filters, state: Partial<RegisterFilters>): string {
  const { place: lieu, radius } = state;
  return filteredHref(REGISTER_PATH, filters, state, { lieu, rayon: radius && String(radius) });
}

export function activeRegisterFilters(filters: Filters, state: RegisterFilters): ActiveFilter[] {
  const { q, place, radius } = state;
  const hrefFor = (next: RegisterFilters) => registerHref(filters, next);
  return activeFilters(state, hrefFor, [
    [quoted(q), { q: "" }],
    [radius && place ? aroundPlace(radius, place) : place, { place: "", radius: null }],
    ...chosenFilters(filters, state),
  ]);
}
