import type { Province } from "@/lib/places/provinces";
import { shownRow } from "@/lib/publications/format";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { ownEmployerLabels } from "@/lib/publications/ownership";
import {
  cachedAnswer,
  countFacets,
  countWithMenus,
  MOST_SAMPLED,
  searchArguments,
} from "@/lib/search/facets";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import { lastHalfHour } from "@/lib/text/dates";
import { excerpt } from "@/lib/text/plain";
import { asksOnly, type JobFilters, narrowsJobs } from "./filters";
import { markCopies } from "./fold-companies";
import { isJobOpen } from "./json-ld";
import { type Landing, landings } from "./landings";
import type { Job, JobCard } from "./schema";
import { jobMenus, jobSearch } from "./search";

const FACETS = {
  contrat: "contract",
  province: "province",
  secteur: "sector",
} as const satisfies Record<Landing["kind"], string>;

export type CountedLanding = Landing & { offers: number; modified: string };

/** Returns the landing pages that have offers today, with their counts and dates of modification. */
export async function listLandings(): Promise<CountedLanding[]> {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("job_facets");
  if (error) throw error;
  return landings.flatMap((landing) => {
    const row = data.find(
      ({ facet, value }) => facet === FACETS[landing.kind] && value === landing.value,
    );
    return row ? [{ ...landing, offers: Number(row.offers), modified: row.modified }] : [];
  });
}

/** Max rows of one response of the Data API. */
const BATCH = 1_000;

/**
 * Returns every offer of the recruiter's own and of their employers, drafts too, newest first.
 * @param chosen ids to restrict it to; empty for all
 */
export async function listOwnJobs(viewerId: string, chosen: string[] = []): Promise<Job[]> {
  const client = await requestClient();
  const words = await ownEmployerLabels("job", viewerId);
  const jobs: Job[] = [];
  for (;;) {
    const own = client.from("jobs").select("*").or(words);
    const { data, error } = await (chosen.length > 0 ? own.in("id", chosen) : own)
      .order("created_at", { ascending: false })
      .order("id")
      .range(jobs.length, jobs.length + BATCH - 1);
    if (error) throw error;
    jobs.push(...data);
    if (data.length < BATCH) return jobs;
  }
}

/** Returns the ids of the recruiter's newest online offers, up to one response of the Data API. */
export async function listOwnJobIds(viewerId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("jobs")
    .select("id")
    .eq("status", "published")
    .or(await ownEmployerLabels("job", viewerId))
    .order("created_at", { ascending: false })
    .limit(BATCH);
  if (error) throw error;
  return data.map(({ id }) => id);
}

const ORDER = ["tri", "expirees", "page"];

const PER_PAGE = 20;

/** In characters, about two lines of 42 rem: a card shows no more. */
const SHOWN_DESCRIPTION = 165;

const CARD_COLUMNS =
  "id, title, company_name, location, contract_type, description, requirements, salary_range, salary_min, salary_max, salary_period, work_time, weekly_hours_min, weekly_hours_max, work_mode, low_pay_reason, open_abroad, application_deadline, closes_at, posted_at, municipality_id, employer_id, max_applications, full_on";

/** From this page on the full-text index is used: it skips rows faster. */
const DEEP_PAGE = 50;

/**
 * Returns one page of the job list, newest first or best match first, with the totals and the count of each
 * option of a menu. `capped` means that there are more offers than were counted. A page past the end has no
 * rows.
 * @throws when the data cannot be read.
 */
export async function listJobs(filters: JobFilters) {
  const isKnown = asksOnly(filters, ["contrat", "secteur", "province", ...ORDER]);
  const [jobs, { total, facets, partly }] = await Promise.all([
    isSearch(filters) || filters.page > DEEP_PAGE ? searchedJobs(filters) : datedJobs(filters),
    isKnown ? countKnown(filters) : countWithMenus("job", jobSearch(filters), jobMenus),
  ]);
  const capped = !isKnown && total > MOST_SAMPLED;
  const pageCount = Math.ceil((capped ? MOST_SAMPLED : total) / PER_PAGE);
  return {
    jobs: markCopies(jobs).map(forCard),
    total: capped ? MOST_SAMPLED : total,
    capped,
    facets,
    // The count stops at its maximum, but a full page has another one after it.
    pageCount:
      capped && jobs.length === PER_PAGE ? Math.max(pageCount, filters.page + 1) : pageCount,
    partly,
    filtered: narrowsJobs(filters),
  };
}

async function datedJobs(filters: JobFilters) {
  const from = (filters.page - 1) * PER_PAGE;
  const { data, error } = await matchingJobs(publicClient([kinds.job.tag]), filters)
    .order("posted_at", { ascending: false })
    .order("id")
    .range(from, from + PER_PAGE - 1);
  if (error) throw error;
  return data;
}

/** The function returns rows in its own order. It is called by POST: its argument is an object. */
async function searchedJobs(filters: JobFilters) {
  const { data, error } = await publicClient([kinds.job.tag], { cache: "briefly" })
    .rpc("list_jobs", {
      params: searchArguments(jobSearch(filters)),
      skip: Math.min(filters.page - 1, 50_000) * PER_PAGE,
      take: PER_PAGE,
    })
    .select(CARD_COLUMNS);
  if (error) throw error;
  return data;
}

/** A list narrowed by menus alone has an exact count, however large. */
async function countKnown(filters: JobFilters) {
  const search = jobSearch(filters);
  const counted = cachedAnswer(
    "job",
    ["listed", searchArguments(search)],
    search,
    async (client) => {
      const { count, error } = await matchingJobs(client, filters, { count: "exact", head: true });
      if (error) throw error;
      return count ?? 0;
    },
  );
  const [total, facets] = await Promise.all([counted, countFacets("job", search, jobMenus)]);
  return { total, facets, partly: false };
}

/**
 * Returns open offers like this one, closest first; `limit` at most, one per company, none of `known`. The
 * choice is cached with this offer's page, each of them with its own: other writes do not invalidate them.
 */
export async function listSimilarJobs(
  id: string,
  limit: number,
  known: string[] = [],
): Promise<JobCard[]> {
  const { data, error } = await publicClient([pageTag("job", id)])
    .rpc("similar_jobs", { job: id, most: 12 })
    .select("id, company_name");
  if (error) throw error;
  const fresh = data.filter((near) => !known.includes(near.id));
  const first = new Map(fresh.toReversed().map((near) => [near.company_name, near.id]));
  const near = fresh.filter((one) => first.get(one.company_name) === one.id).slice(0, limit);
  const jobs = await Promise.all(near.map(({ id }) => findJob(id)));
  return jobs.flatMap((job) => (job && isJobOpen(job) ? [forCard(job)] : []));
}

/** Returns the newest open offers as cards, `limit` at most. */
export async function listRecentJobs(limit: number): Promise<JobCard[]> {
  return (await listRecentTexts(limit)).map(forCard);
}

/** Returns the newest open offers with their full descriptions, and from where the work may be done. */
export async function listRecentTexts(limit: number) {
  const { data, error } = await publicClient([kinds.job.tag])
    .from("jobs")
    .select(`${CARD_COLUMNS}, province, remote_from`)
    .eq("status", "published")
    .gt("closes_at", lastHalfHour())
    .order("posted_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data;
}

/** Returns the newest open offers of an employer, and how many there are. */
export async function listJobsOf(employer: string, limit: number) {
  const { data, count, error } = await publicClient([kinds.job.tag])
    .from("jobs")
    .select(CARD_COLUMNS, { count: "exact" })
    .eq("employer_id", employer)
    .eq("status", "published")
    .gt("closes_at", lastHalfHour())
    .order("posted_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return { jobs: data.map(forCard), total: count ?? data.length };
}

/** Returns the offer with this id, even expired or filled; null when there is none to read. */
export async function findJob(id: string): Promise<Job | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([pageTag("job", id)])
    .from("jobs")
    .select("*")
    .eq("id", id)
    .in("status", ["published", "filled"]);
  if (error) throw error;
  return data[0] ? shownRow(data[0]) : null;
}

function matchingJobs(
  client: ReturnType<typeof publicClient>,
  filters: JobFilters,
  options?: { count: "exact"; head: true },
) {
  let query = client
    .from("jobs")
    .select(CARD_COLUMNS, options)
    .eq("status", "published")
    // The policy has the same condition; repeating it here enables an index-only scan.
    .eq("is_hidden", false);
  if (filters.contract) query = query.eq("contract_type", filters.contract);
  if (filters.sector) query = query.eq("sector", filters.sector);
  if (filters.province) query = query.eq("province", filters.province.code);
  if (filters.trade) query = query.eq("trade", filters.trade.slug);
  if (filters.remote?.slug === "1") query = query.eq("remote", true);
  else if (filters.remote?.slug === "etranger") query = query.eq("remote_from", "abroad");
  else if (filters.remote) query = query.in("remote_from", ["canada", "abroad"]);
  if (filters.pay) query = query.gte("yearly_pay", filters.pay);
  return filters.expired ? query : query.gt("closes_at", lastHalfHour());
}

/** Filters that `matchingJobs` does not support need the full-text index. */
function isSearch(filters: JobFilters): boolean {
  const known = ["contrat", "secteur", "province", "metier", "teletravail", "salaire"];
  return !asksOnly(filters, [...known, ...ORDER]);
}

/** A card shows two lines of the text: sending all of it would be most of the page. */
function forCard(job: JobCard): JobCard {
  return { ...job, description: excerpt(job.description, SHOWN_DESCRIPTION) };
}

/** Returns the newest open offers of a trade as cards, in one province or everywhere, `limit` at most. */
export async function listTradeJobs(
  trade: string,
  province: Province | null,
  limit: number,
): Promise<JobCard[]> {
  let query = publicClient([kinds.job.tag])
    .from("jobs")
    .select(CARD_COLUMNS)
    .eq("status", "published")
    .eq("trade", trade);
  if (province) query = query.eq("province", province.code);
  const { data, error } = await query
    .gt("closes_at", lastHalfHour())
    .order("posted_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(forCard);
}
