import "server-only";
import { type SavedSearch, searchLabel, storedTerms } from "@/lib/publications/saved-search";
import { MOST_SAMPLED, type Search } from "@/lib/search/facets";
import { chosenTerms, filterMenus } from "@/lib/search/filters";
import { countSearches } from "@/lib/search/queries";
import { type RelaxedSearch, relaxedSearches } from "@/lib/search/relaxed";
import {
  activeJobFilters,
  type JobFilters,
  jobFilters,
  jobsHref,
  parseJobFilters,
} from "./filters";

export const jobMenus = filterMenus(jobFilters);

/** Returns the search of the list in this state. Counts above a thousand read "1 000+". */
export function jobSearch(filters: JobFilters): Search {
  const { q, place, radius, expired, sort, partly } = filters;
  return {
    ...{ q, place, radius, expired, sort, partly },
    chosen: chosenTerms(jobFilters, filters),
    free: place !== "",
    most: MOST_SAMPLED,
  };
}

/** Returns searches close to one without results: with one term less, or without the filters. */
export function listRelaxedSearches(filters: JobFilters): Promise<RelaxedSearch<JobFilters>[]> {
  const { q, sort, expired } = filters;
  return relaxedSearches(filters, { ...parseJobFilters({}), q, sort, expired }, (words) =>
    countSearches("job", words, { expired, most: MOST_SAMPLED }),
  );
}

/** Returns the list's current search, as an alert stores it. */
export function savedJobSearch(shown: JobFilters): SavedSearch {
  const filters = {
    ...shown,
    sort: "date" as const,
    expired: false,
    page: 1,
  };
  return {
    kind: "job",
    params: storedTerms(jobSearch(filters)),
    label: searchLabel(activeJobFilters(filters), "Toutes les offres d’emploi"),
    address: jobsHref(filters),
  };
}
