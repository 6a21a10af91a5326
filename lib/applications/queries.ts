import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { SentApplication } from "./schema";

/** More than anybody sends; keeps one answer within bounds. */
const LIMIT = 200;

/** What every view of an application needs. */
export const COLUMNS = `id, status, applied_at, target_kind, cv_file_name, job_id, freelance_id,
  scholarship_id, jobs(title, company_name), freelance_jobs(title, company_name),
  scholarships(title, university)` as const;

/**
 * What the viewer sent, newest first (specification §7.1). A publication that is gone leaves
 * `title` and `company` null.
 */
export async function listApplications(userId: string): Promise<SentApplication[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select(COLUMNS)
    .eq("candidate_id", userId)
    .order("applied_at", { ascending: false })
    .order("id")
    .limit(LIMIT);
  if (error) throw error;
  return data.map(toSentApplication);
}

type Row = Targets & {
  id: string;
  status: string;
  applied_at: string;
  target_kind: string;
  cv_file_name: string | null;
  jobs: { title: string; company_name: string } | null;
  freelance_jobs: { title: string; company_name: string | null } | null;
  scholarships: { title: string; university: string } | null;
};

/** A row as the personal space shows it. */
export function toSentApplication(row: Row): SentApplication {
  const offer = row.jobs ?? row.freelance_jobs;
  return {
    id: row.id,
    status: row.status,
    appliedAt: row.applied_at,
    kind: row.target_kind,
    cvFileName: row.cv_file_name,
    title: offer?.title ?? row.scholarships?.title ?? null,
    company: offer?.company_name ?? row.scholarships?.university ?? null,
    href: hrefOf(row),
  };
}

/** The ids of what a person applied to, whatever their kind: ids are unique over all of them. */
export async function listAppliedIds(userId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select("job_id, freelance_id, scholarship_id")
    .eq("candidate_id", userId)
    .order("applied_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data
    .map((row) => row.job_id ?? row.freelance_id ?? row.scholarship_id)
    .filter((id) => id !== null);
}

type Targets = {
  job_id: string | null;
  freelance_id: string | null;
  scholarship_id: string | null;
};

function hrefOf({ job_id, freelance_id, scholarship_id }: Targets): string | null {
  if (job_id) return `/emplois/${job_id}`;
  if (freelance_id) return `/freelance/${freelance_id}`;
  return scholarship_id ? `/bourses/${scholarship_id}` : null;
}
