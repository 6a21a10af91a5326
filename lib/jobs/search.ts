import "server-only";
import { unstable_cache } from "next/cache";
import { logError } from "@/lib/log";
import { kinds } from "@/lib/publications/kinds";
import { type SavedSearch, searchLabel } from "@/lib/publications/saved-search";
import { menusAndTotal } from "@/lib/search/lists";
import { countSearches } from "@/lib/search/queries";
import { type RelaxedSearch, relaxedSearches } from "@/lib/search/relaxed";
import type { Json } from "@/lib/supabase/database.types";
import { publicClient, REVALIDATE_SECONDS } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";
import {
  activeJobFilters,
  asksAbroad,
  type JobFilters,
  jobsHref,
  parseJobFilters,
} from "./filters";

/** Beyond this number offers are not counted: "1 000+". */
export const MOST_COUNTED = 1_000;

/** The filters in the database's words; what is not set is left out. */
export function searchArguments(filters: JobFilters): Record<string, Json> {
  const asked = {
    q: filters.q || null,
    partly: filters.partly || null,
    place: filters.place || null,
    radius: filters.place === "" ? null : filters.radius,
    contract: filters.contract,
    sector: filters.sector,
    province: filters.province?.code ?? null,
    trade: filters.trade?.slug ?? null,
    remote: filters.remote || null,
    pay: filters.pay,
    abroad: filters.abroad || null,
    no_permit: filters.noPermit || null,
    mobility: filters.mobility || null,
    language: filters.language?.slug ?? null,
    expired: filters.expired || null,
    by_rank: filters.sort === "pertinence" || null,
  };
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null));
}

/**
 * How many offers match, up to `MOST_COUNTED` and one.
 * @throws when the data cannot be read.
 */
async function countSearchedJobs(filters: JobFilters): Promise<number> {
  const { data, error } = await briefClient().rpc("count_jobs", {
    asked: searchArguments(filters),
    most: MOST_COUNTED,
  });
  if (error) throw error;
  return data;
}

/** How many offers each value of a filter would leave, by filter; "+" where that is a least one. */
export type JobFacets = Record<string, Record<string, { offers: number; capped: boolean }>>;

/**
 * How many offers match, up to `MOST_COUNTED` and one, and how many each choice of a menu would leave:
 * none where that cannot be read, since the list does without.
 * @throws when they cannot be counted.
 */
export async function countWithMenus(
  filters: JobFilters,
): Promise<{ total: number; facets: JobFacets }> {
  return menusAndTotal(
    countJobFacets(filters),
    (facets) => facets[""]?.[""]?.offers,
    () => countSearchedJobs(filters),
  );
}

/** Counts for the menus, and under no name how many offers the search itself finds. */
export async function countJobFacets(filters: JobFilters): Promise<JobFacets> {
  const asked = searchArguments({ ...filters, sort: "date" });
  const count = async () => {
    const { data, error } = await briefClient().rpc("count_job_facets", { asked });
    if (error) throw error;
    const facets: JobFacets = {};
    for (const { facet, value, offers, capped } of data) {
      facets[facet] = { ...facets[facet], [value]: { offers, capped } };
    }
    return facets;
  };
  try {
    // A free search is not asked twice; the menus' combinations are. What is open to people abroad
    // is kept as briefly as its rows are.
    if (filters.q !== "" || filters.place !== "" || asksAbroad(filters)) return await count();
    const key = ["facets", JSON.stringify(asked), lastHalfHour()];
    return await unstable_cache(count, key, {
      tags: [kinds.job.tag],
      revalidate: REVALIDATE_SECONDS,
    })();
  } catch (error) {
    logError("jobs.facets", error);
    return {};
  }
}

function briefClient() {
  return publicClient([kinds.job.tag], { cache: "briefly" });
}

/** Searches near one that finds nothing: with one word less, or without the filters. */
export function listRelaxedSearches(filters: JobFilters): Promise<RelaxedSearch<JobFilters>[]> {
  const { q, sort, expired } = filters;
  return relaxedSearches(filters, { ...parseJobFilters({}), q, sort, expired }, (words) =>
    countSearches("job", words, { expired, most: MOST_COUNTED }),
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
    asked: searchArguments(filters),
    label: searchLabel(activeJobFilters(filters), "Toutes les offres d’emploi"),
    address: jobsHref(filters),
  };
}
