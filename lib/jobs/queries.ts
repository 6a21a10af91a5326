import "server-only";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { cachedCount } from "@/lib/supabase/cached-count";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { excerpt } from "@/lib/text/plain";
import { isUuid } from "@/lib/text/search";
import { type JobFilters, narrowsJobs } from "./filters";
import { type Landing, landings } from "./landings";
import type { Job, JobCard } from "./schema";

/** product.md, "Pagination strips". */
const PER_PAGE = 20;

/** About what two lines of 42 rem hold, in characters: the card shows no more. */
const SHOWN_DESCRIPTION = 180;

const CARD_COLUMNS =
  "id, title, company_name, location, contract_type, description, requirements, salary_range, application_deadline, posted_at";

/**
 * One page of the job list, newest first, with the number of offers and of pages.
 * A page past the end has no rows. Throws when the data cannot be read.
 */
export async function listJobs(filters: JobFilters) {
  const from = (filters.page - 1) * PER_PAGE;
  const [rows, total] = await Promise.all([
    matchingJobs(filters)
      .order("posted_at", { ascending: false })
      .order("id")
      .range(from, from + PER_PAGE - 1),
    cachedCount(() => matchingJobs(filters, { count: "exact", head: true }).limit(1), {
      tags: [kinds.job.tag],
      key: isSearch(filters) ? null : [{ ...filters, page: 1 }, todayInCanada()],
    }),
  ]);
  if (rows.error) throw rows.error;
  return {
    jobs: rows.data.map(forCard),
    total,
    pageCount: Math.ceil(total / PER_PAGE),
    filtered: narrowsJobs(filters),
  };
}

/** The newest offers that can still be applied to, as cards, `limit` at most. */
export async function listRecentJobs(limit: number): Promise<JobCard[]> {
  return (await listRecentTexts(limit)).map(forCard);
}

/** The same with the whole of their descriptions. */
export async function listRecentTexts(limit: number): Promise<JobCard[]> {
  const { data, error } = await publicClient([kinds.job.tag])
    .from("jobs")
    .select(CARD_COLUMNS)
    .eq("status", "published")
    .or(stillOpen())
    .order("posted_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data;
}

/** The offer with this id, expired and filled ones too; null when there is none to read. */
export async function findJob(id: string): Promise<Job | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([kinds.job.tag, pageTag("job", id)])
    .from("jobs")
    .select("*")
    .eq("id", id)
    .in("status", ["published", "filled"]);
  if (error) throw error;
  return data[0] ?? null;
}

type Counting = { count: "exact"; head: true };

/**
 * The published offers that the filters ask for; words go through the index of `search_jobs`.
 * The function is called by POST: as GET the embedded backend takes `or` for an argument.
 */
function matchingJobs(filters: JobFilters, counting?: Counting) {
  const searching = isSearch(filters);
  const client = publicClient([kinds.job.tag], { cache: !searching });
  const source = searching
    ? client
        .rpc("search_jobs", { q: filters.q, place: filters.place }, { count: counting?.count })
        .select(CARD_COLUMNS)
    : client.from("jobs").select(CARD_COLUMNS, counting);

  let query = source.eq("status", "published");
  if (filters.contract) query = query.eq("contract_type", filters.contract);
  if (filters.sector) query = query.eq("sector", filters.sector);
  if (filters.province) query = query.eq("province", filters.province.code);
  return filters.expired ? query : query.or(stillOpen());
}

function isSearch({ q, place }: JobFilters): boolean {
  return q !== "" || place !== "";
}

/** A card shows two lines of the text: sending all of it would be most of the page. */
function forCard(job: JobCard): JobCard {
  return { ...job, description: excerpt(job.description, SHOWN_DESCRIPTION) };
}

/** PostgREST's words for "no deadline, or not passed". */
function stillOpen(): string {
  return `application_deadline.is.null,application_deadline.gte.${todayInCanada()}`;
}

const KINDS: Record<string, Landing["kind"]> = {
  contract: "contrat",
  province: "province",
  sector: "secteur",
};

export type CountedLanding = Landing & { offers: number; modified: string };

/** The landing pages that have offers today, with how many and since when. */
export async function listLandings(): Promise<CountedLanding[]> {
  const { data, error } = await publicClient([kinds.job.tag]).rpc("job_facets");
  if (error) throw error;
  return landings.flatMap((landing) => {
    const row = data.find(
      ({ facet, value }) => KINDS[facet] === landing.kind && value === landing.value,
    );
    return row ? [{ ...landing, offers: Number(row.offers), modified: row.modified }] : [];
  });
}

/** What one answer of the Data API holds at most. */
const BATCH = 1_000;

/** Every offer of the recruiter's own, drafts too, newest first. */
export async function listOwnJobs(viewerId: string): Promise<Job[]> {
  const client = await requestClient();
  const jobs: Job[] = [];
  for (;;) {
    const { data, error } = await client
      .from("jobs")
      .select("*")
      .eq("recruiter_id", viewerId)
      .order("created_at", { ascending: false })
      .order("id")
      .range(jobs.length, jobs.length + BATCH - 1);
    if (error) throw error;
    jobs.push(...data);
    if (data.length < BATCH) return jobs;
  }
}
