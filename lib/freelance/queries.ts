import {
  type FreelanceJobFilters,
  freelanceJobFilters,
  freelanceJobSearch,
} from "@/lib/freelance/filters";
import type { FreelanceJob } from "@/lib/freelance/schema";
import { ABROAD_COLUMNS } from "@/lib/publications/abroad";
import { shownRow } from "@/lib/publications/format";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { findMark } from "@/lib/publications/queries";
import { searchedPage } from "@/lib/search/facets";
import { filterMenus, noFilters } from "@/lib/search/filters";
import { searchedList } from "@/lib/search/queries";
import { publicClient } from "@/lib/supabase/public";
import { isUuid } from "@/lib/text/address-values";
import { lastHalfHour } from "@/lib/text/dates";

export const freelanceJobMenus = filterMenus(freelanceJobFilters);

const PER_PAGE = 12;

const COLUMNS =
  `id, title, company_name, location, description, skills_required, budget, duration, duration_months, application_deadline, closes_at, posted_at, status, answer_days, employer_id, max_applications, full_on, ${ABROAD_COLUMNS}` as const;

/**
 * Returns one page of the mission list, newest first or best match first, with the totals and the count of
 * each option of a menu. Without results it tries other search terms, then `relaxed` ones. A page past the
 * end has no rows.
 * @throws when the data cannot be read.
 */
export function readFreelanceJobs(filters: FreelanceJobFilters) {
  return searchedList("freelance", {
    filters,
    free: { ...filters, page: 1, ...noFilters(freelanceJobFilters) },
    list: listFreelanceJobs,
  });
}

async function listFreelanceJobs(filters: FreelanceJobFilters) {
  const { rows, ...counted } = await searchedPage(
    "freelance",
    freelanceJobSearch(filters),
    { menus: freelanceJobMenus, page: filters.page, perPage: PER_PAGE },
    (client, slice) => client.rpc("list_freelance_jobs", slice).select(COLUMNS),
  );
  return { freelanceJobs: rows.map(shownRow), ...counted };
}

/** Returns the mission with this id, even expired or filled; null when there is none to read. */
export async function findFreelanceJob(id: string): Promise<FreelanceJob | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([pageTag("freelance", id)])
    .from("freelance_jobs")
    .select(COLUMNS)
    .eq("id", id)
    .in("status", ["published", "filled"]);
  if (error) throw error;
  const [found] = data;
  return found
    ? { ...shownRow(found), employer: await findMark(found.employer_id, found.company_name) }
    : null;
}

export async function listFreelanceJobsOf(employer: string, limit: number) {
  const { data, error } = await publicClient([kinds.freelance.tag])
    .from("freelance_jobs")
    .select(COLUMNS)
    .eq("employer_id", employer)
    .eq("status", "published")
    .gt("closes_at", lastHalfHour())
    .order("posted_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(shownRow);
}

/** @throws when missions cannot be read now; only then may a sample be shown. */
export async function checkFreelanceJobsReadable(): Promise<void> {
  const { error } = await publicClient([], { cache: false })
    .from("freelance_jobs")
    .select("id")
    .limit(1);
  if (error) throw error;
}
