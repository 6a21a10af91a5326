import "server-only";
import { type FreelanceJobFilters, freelanceJobsHref } from "@/lib/freelance/filters";
import type { FreelanceJob } from "@/lib/freelance/schema";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { cachedCount } from "@/lib/supabase/cached-count";
import { publicClient } from "@/lib/supabase/public";
import { todayInCanada } from "@/lib/text/dates";
import { isUuid } from "@/lib/text/search";

/** As docs/product.md, Lists, says. */
const PER_PAGE = 12;

const COLUMNS =
  "id, title, company_name, location, description, skills_required, budget, duration, duration_months, application_deadline, posted_at, status";

/**
 * One page of the mission list, newest first, with the number of missions and of pages, and how
 * many more leave their budget open while one is asked for: those are never silently dropped.
 * A page past the end has no rows. Throws when the data cannot be read.
 */
export async function listFreelanceJobs(filters: FreelanceJobFilters) {
  const from = (filters.page - 1) * PER_PAGE;
  const [rows, total, negotiable] = await Promise.all([
    matchingFreelanceJobs(filters)
      .order("posted_at", { ascending: false })
      .order("id")
      .range(from, from + PER_PAGE - 1),
    countMatching(filters),
    countNegotiable(filters),
  ]);
  if (rows.error) throw rows.error;
  return {
    freelanceJobs: rows.data,
    total,
    pageCount: Math.ceil(total / PER_PAGE),
    negotiable,
    narrowed: freelanceJobsHref({ ...filters, page: 1, expired: false }) !== freelanceJobsHref({}),
  };
}

/** The mission with this id, expired and filled ones too; null when there is none to read. */
export async function findFreelanceJob(id: string): Promise<FreelanceJob | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([pageTag("freelance", id)])
    .from("freelance_jobs")
    .select(COLUMNS)
    .eq("id", id)
    .in("status", ["published", "filled"]);
  if (error) throw error;
  return data[0] ?? null;
}

/** Throws when missions cannot be read now; then, and only then, a sample may be shown. */
export async function checkFreelanceJobsReadable(): Promise<void> {
  const { error } = await publicClient([], { cache: false })
    .from("freelance_jobs")
    .select("id")
    .limit(1);
  if (error) throw error;
}

const NEGOTIABLE = { slug: "a-negocier", label: "À négocier" } as const;

function countNegotiable(filters: FreelanceJobFilters): number | Promise<number> {
  if (filters.budget === null || filters.budget.slug === NEGOTIABLE.slug) return 0;
  return countMatching({ ...filters, budget: NEGOTIABLE });
}

function countMatching(filters: FreelanceJobFilters): Promise<number> {
  const counting = { count: "exact", head: true } as const;
  return cachedCount(() => matchingFreelanceJobs(filters, counting).limit(1), {
    tags: [kinds.freelance.tag],
    key: filters.q === "" ? [{ ...filters, page: 1 }, todayInCanada()] : null,
  });
}

type Counting = { count: "exact"; head: true };

/**
 * The published missions that the filters ask for; words and skills go through
 * `search_freelance_jobs`, by POST (as GET the embedded backend takes `or` for an argument).
 */
function matchingFreelanceJobs(filters: FreelanceJobFilters, counting?: Counting) {
  const { q, skill, budget, duration } = filters;
  const client = publicClient([kinds.freelance.tag], { cache: q === "" || "briefly" });
  const source =
    q !== "" || skill !== null
      ? client
          .rpc(
            "search_freelance_jobs",
            { q, skill: skill?.label ?? "" },
            { count: counting?.count },
          )
          .select(COLUMNS)
      : client.from("freelance_jobs").select(COLUMNS, counting);

  let query = source.eq("status", "published");
  if (budget?.slug === "moins-de-2000") query = query.lt("budget", 2_000);
  if (budget?.slug === "2000-a-5000") query = query.gte("budget", 2_000).lte("budget", 5_000);
  if (budget?.slug === "plus-de-5000") query = query.gt("budget", 5_000);
  if (budget?.slug === "a-negocier") query = query.is("budget", null);

  if (duration?.slug === "moins-d-1-mois") query = query.lt("duration_months", 1);
  if (duration?.slug === "1-a-3-mois") {
    query = query.gte("duration_months", 1).lte("duration_months", 3);
  }
  if (duration?.slug === "plus-de-3-mois") query = query.gt("duration_months", 3);

  if (filters.expired) return query;
  return query.or(`application_deadline.is.null,application_deadline.gte.${todayInCanada()}`);
}
