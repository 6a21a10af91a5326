import { aroundPlace, type Radius, radii } from "@/lib/places/towns";
import { abroadFilters, provinceFilter, sectorFilter } from "@/lib/publications/filters";
import {
  type ActiveFilter,
  activeFilters,
  boxFilter,
  type Chosen,
  chosenFilters,
  filteredHref,
  type ListState,
  menuFilter,
  named,
  quoted,
  readFilters,
  readListState,
} from "@/lib/search/filters";
import { money } from "@/lib/shared/pay";
import { cleanQuery, firstValue, type SearchParams } from "@/lib/text/address-values";
import { trades } from "@/lib/trades/trades";
import { contractTypes } from "./choices";

/** In the order of its form and of its URL. */
export const jobFilters = {
  contract: menuFilter({
    param: "contrat",
    term: "contract",
    title: "Type de contrat",
    all: "Tous les contrats",
    values: contractTypes,
    slug: String,
    label: String,
  }),
  sector: sectorFilter,
  province: provinceFilter,
  trade: menuFilter({
    param: "metier",
    term: "trade",
    title: "Métier",
    all: "Tous les métiers",
    values: trades,
    slug: named.slug,
    label: ({ name }) => name,
  }),
  /** Remote work, anywhere or from a given area. */
  remote: menuFilter({
    param: "teletravail",
    term: "remote",
    title: "Télétravail",
    all: "Avec ou sans télétravail",
    values: [
      { slug: "1", label: "Télétravail" },
      { slug: "canada", label: "Télétravail partout au Canada" },
      { slug: "etranger", label: "Télétravail depuis l’étranger" },
    ] as const,
    ...named,
  }),
  /** Min yearly pay, in dollars. */
  pay: menuFilter({
    param: "salaire",
    term: "pay",
    title: "Salaire annuel minimum",
    all: "Tous les salaires",
    values: [40_000, 50_000, 60_000, 80_000, 100_000],
    slug: String,
    label: (dollars) => `Au moins ${money(dollars)}`,
    note: "Un salaire horaire est converti en salaire annuel d’après les heures indiquées (40 par semaine à défaut).",
  }),
  ...abroadFilters,
  lmia: boxFilter({
    param: "eimt",
    term: "lmia",
    title: "Entreprise qui a déjà obtenu une EIMT",
    note: "Entreprises vérifiées de la liste des EIMT, l’autorisation d’embaucher une personne de l’étranger\u00a0; elle ne vaut pas pour chaque offre.",
  }),
};

export type JobFilters = ListState &
  Chosen<typeof jobFilters> & {
    /** A city, a province or "télétravail". */
    place: string;
    /** Kilometres around the place, when it is a town. */
    radius: Radius | null;
  };

/** Parses the state of the job list from its search params. Invalid values are ignored. */
export function parseJobFilters(params: SearchParams): JobFilters {
  return {
    ...readListState(params),
    ...readFilters(jobFilters, params),
    place: cleanQuery(params.lieu),
    radius: radii.find((km) => String(km) === firstValue(params.rayon)) ?? null,
  };
}

export function jobsHref(filters: Partial<JobFilters>): string {
  const { place: lieu, radius } = filters;
  return filteredHref("/emplois", jobFilters, filters, { lieu, rayon: radius && String(radius) });
}

export function activeJobFilters(filters: JobFilters): ActiveFilter[] {
  const { q, place, radius, expired } = filters;
  return activeFilters(filters, jobsHref, [
    [quoted(q), { q: "" }],
    [radius && place ? aroundPlace(radius, place) : place, { place: "", radius: null }],
    ...chosenFilters(jobFilters, filters),
    [expired && "Offres expirées incluses", { expired: false }],
  ]);
}

/** Returns whether the address of this state has no search params but these. */
export function asksOnly(filters: JobFilters, names: readonly string[]): boolean {
  const [, query] = jobsHref(filters).split("?");
  return [...new URLSearchParams(query).keys()].every((name) => names.includes(name));
}

export function narrowsJobs(filters: JobFilters): boolean {
  return activeJobFilters({ ...filters, expired: false }).length > 0;
}
