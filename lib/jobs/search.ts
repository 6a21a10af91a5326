import "server-only";
import { provinces } from "@/lib/places/provinces";
import { requiredLanguages } from "@/lib/publications/abroad-filters";
import { type SavedSearch, searchLabel, storedTerms } from "@/lib/publications/saved-search";
import { sectors } from "@/lib/publications/sectors";
import { type Menus, MOST_SAMPLED, type Search } from "@/lib/search/facets";
import { countSearches } from "@/lib/search/queries";
import { type RelaxedSearch, relaxedSearches } from "@/lib/search/relaxed";
import { tradeSlugs } from "@/lib/trades/trades";
import { contractTypes } from "./choices";
import {
  activeJobFilters,
  asksAbroad,
  type JobFilters,
  jobsHref,
  parseJobFilters,
  payLevels,
  remoteChoices,
} from "./filters";

const each = (values: readonly string[]) =>
  Object.fromEntries(values.map((value) => [value, [value]]));

export const jobMenus: Menus = {
  contract: each(contractTypes),
  sector: each(Object.keys(sectors)),
  province: each(provinces.map(({ code }) => code)),
  trade: each(tradeSlugs),
  remote: each(remoteChoices.map(({ slug }) => slug)),
  pay: each(payLevels.map(String)),
  abroad: each(["true"]),
  no_permit: each(["true"]),
  mobility: each(["true"]),
  language: each(requiredLanguages.map(({ slug }) => slug)),
};

/** What the list of offers is asked for in this state. Above a thousand it says "1 000+". */
export function jobSearch(filters: JobFilters): Search {
  const { q, place, radius, expired, sort, partly } = filters;
  const chosen = {
    contract: filters.contract,
    sector: filters.sector,
    province: filters.province?.code,
    trade: filters.trade?.slug,
    remote: filters.remote?.slug,
    pay: filters.pay && String(filters.pay),
    abroad: filters.abroad && "true",
    no_permit: filters.noPermit && "true",
    mobility: filters.mobility && "true",
    language: filters.language?.slug,
  };
  return {
    q,
    place,
    radius,
    chosen: Object.fromEntries(
      Object.entries(chosen).map(([name, value]) => [name, value ? [value] : null]),
    ),
    expired,
    sort,
    partly,
    // Offers open to people abroad are cached as briefly as their rows.
    free: place !== "" || asksAbroad(filters),
    most: MOST_SAMPLED,
  };
}

/** Searches near one that finds nothing: with one word less, or without the filters. */
export function listRelaxedSearches(filters: JobFilters): Promise<RelaxedSearch<JobFilters>[]> {
  const { q, sort, expired } = filters;
  return relaxedSearches(filters, { ...parseJobFilters({}), q, sort, expired }, (words) =>
    countSearches("job", words, { expired, most: MOST_SAMPLED }),
  );
}

/** The search that the job list shows, as an alert keeps it. */
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
