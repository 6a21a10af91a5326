import "server-only";
import { kinds, type TableOf } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import type { ApplicationKind, SentApplication } from "./schema";

/** More than anybody sends; keeps one answer within bounds. */
const LIMIT = 200;

/** What every view of an application needs. */
export const COLUMNS = `id, status, applied_at, target_kind, cv_file_name, publication_id,
  jobs(title, company_name), freelance_jobs(title, company_name),
  scholarships(title, company_name:university)` as const;

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

type Named = { title: string; company_name: string | null } | null;
type Row = Record<TableOf<ApplicationKind>, Named> & {
  id: string;
  status: string;
  applied_at: string;
  target_kind: ApplicationKind;
  cv_file_name: string | null;
  publication_id: string | null;
};

/** A row as the personal space shows it. */
export function toSentApplication(row: Row): SentApplication {
  const target = row[kinds[row.target_kind].table];
  return {
    id: row.id,
    status: row.status,
    appliedAt: row.applied_at,
    kind: row.target_kind,
    cvFileName: row.cv_file_name,
    title: target?.title ?? null,
    company: target?.company_name ?? null,
    targetId: row.publication_id,
  };
}

/** The ids of what a person applied to, whatever their kind: ids are unique over all of them. */
export async function listAppliedIds(userId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select("publication_id")
    .eq("candidate_id", userId)
    .order("applied_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data.map((row) => row.publication_id).filter((id) => id !== null);
}
