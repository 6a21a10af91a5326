import "server-only";
import { type AdminList, ROWS_PER_PAGE, rowRange, type Sort } from "@/lib/admin/list";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import type { AdminJob, Job } from "./schema";

/** The orders of the table; the specification's (§7.1) first. */
export const jobSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "entreprise", label: "Entreprise", column: "company_name", ascending: true },
  {
    slug: "echeance",
    label: "Échéance proche",
    column: "application_deadline",
    ascending: true,
  },
] as const satisfies readonly Sort[];

const COLUMNS =
  "id, title, company_name, location, contract_type, status, application_deadline, recruiter_id";

/**
 * One page of the offers that a recruiter may read: all published ones, and every state of their
 * own. A page past the end has no rows.
 * @throws when the data cannot be read.
 */
export async function listAdminJobs(viewerId: string, list: AdminList) {
  const client = await requestClient();
  const source =
    list.q === ""
      ? client.from("jobs").select(COLUMNS, { count: "exact" })
      : client.rpc("search_jobs", { q: list.q }, { count: "exact" }).select(COLUMNS);
  const query = list.mine ? source.eq("recruiter_id", viewerId) : source;
  const { data, count, error } = await query
    .order(list.sort.column, { ascending: list.sort.ascending, nullsFirst: false })
    .order("id")
    .range(...rowRange(list));
  // Past the end there is nothing to count either.
  if (error?.code === "PGRST103") return { rows: [], total: 0, pageCount: 0 };
  if (error) throw error;
  const rows: AdminJob[] = data;
  const total = count ?? 0;
  return { rows, total, pageCount: Math.ceil(total / ROWS_PER_PAGE) };
}

/** An offer of the recruiter's own, in any state; null for anything else. */
export async function findOwnJob(viewerId: string, id: string): Promise<Job | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from("jobs")
    .select("*")
    .eq("id", id)
    .eq("recruiter_id", viewerId)
    .maybeSingle();
  if (error) throw error;
  return data;
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
