import { abroadFilters, abroadLabels } from "@/lib/publications/filters";
import { type SavedSearch, searchLabel, storedTerms } from "@/lib/publications/saved-search";
import type { Search } from "@/lib/search/facets";
import {
  type ActiveFilter,
  activeFilters,
  boxFilter,
  type Chosen,
  chosenFilters,
  chosenTerms,
  filteredHref,
  type ListState,
  menuFilter,
  named,
  quoted,
  readFilters,
  readListState,
} from "@/lib/search/filters";
import type { SearchParams } from "@/lib/text/address-values";

/** In the order of its form and of its URL. */
export const freelanceJobFilters = {
  skill: menuFilter({
    param: "competence",
    title: "Compétence",
    all: "Toutes les compétences",
    values: [
      { slug: "react", label: "React" },
      { slug: "nodejs", label: "Node.js" },
      { slug: "python", label: "Python" },
      { slug: "design", label: "Design" },
      { slug: "marketing", label: "Marketing" },
    ] as const,
    ...named,
    terms: ({ label }) => [label],
  }),
  budget: menuFilter({
    param: "budget",
    title: "Budget",
    all: "Tous les budgets",
    values: [
      { slug: "moins-de-2000", label: "Moins de 2\u00a0000\u00a0$" },
      { slug: "2000-a-5000", label: "2\u00a0000\u00a0$ à 5\u00a0000\u00a0$" },
      { slug: "plus-de-5000", label: "Plus de 5\u00a0000\u00a0$" },
      { slug: "a-negocier", label: "À négocier" },
    ] as const,
    ...named,
  }),
  duration: menuFilter({
    param: "duree",
    title: "Durée",
    all: "Toutes les durées",
    values: [
      { slug: "moins-d-1-mois", label: "Moins d’un mois" },
      { slug: "1-a-3-mois", label: "1 à 3 mois" },
      { slug: "plus-de-3-mois", label: "Plus de 3 mois" },
    ] as const,
    ...named,
  }),
  /** Clients who accept candidates abroad. */
  abroad: boxFilter({
    param: "etranger",
    term: "abroad",
    title: "Candidature de l’étranger",
    label: () => abroadLabels.abroad,
    all: "D’ici ou de l’étranger",
  }),
  language: abroadFilters.language,
};

export type FreelanceJobFilters = ListState & Chosen<typeof freelanceJobFilters>;

/** Parses the state of the mission list from its search params. Invalid values are ignored. */
export function parseFreelanceJobFilters(params: SearchParams): FreelanceJobFilters {
  return { ...readListState(params), ...readFilters(freelanceJobFilters, params) };
}

export function freelanceJobsHref(filters: Partial<FreelanceJobFilters>): string {
  return filteredHref("/freelance", freelanceJobFilters, filters);
}

export function activeFreelanceJobFilters(filters: FreelanceJobFilters): ActiveFilter[] {
  return activeFilters(filters, freelanceJobsHref, [
    [quoted(filters.q), { q: "" }],
    ...chosenFilters(freelanceJobFilters, filters),
    [filters.expired && "Missions expirées incluses", { expired: false }],
  ]);
}

export function freelanceJobSearch(filters: FreelanceJobFilters): Search {
  const { q, expired, sort, partly } = filters;
  return { q, chosen: chosenTerms(freelanceJobFilters, filters), expired, sort, partly };
}

/** Returns the list's current search, as an alert stores it. */
export function savedFreelanceJobSearch(shown: FreelanceJobFilters): SavedSearch {
  const filters = { ...shown, expired: false, page: 1 };
  return {
    kind: "freelance",
    params: storedTerms(freelanceJobSearch(filters)),
    label: searchLabel(activeFreelanceJobFilters(filters), "Toutes les missions"),
    address: freelanceJobsHref(filters),
  };
}
