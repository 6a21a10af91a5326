import "server-only";
import { type AdminList, ROWS_PER_PAGE, rowRange, type Sort } from "@/lib/admin/list";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import type { AdminScholarship, OwnScholarship } from "./schema";

/** The orders of the table; the specification's (§7.1) first. */
export const scholarshipSorts = [
  { slug: "recentes", label: "Plus récentes", column: "created_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "universite", label: "Université", column: "university", ascending: true },
  { slug: "echeance", label: "Échéance proche", column: "deadline", ascending: true },
] as const satisfies readonly Sort[];

const COLUMNS = "id, title, university, amount, deadline, status, recruiter_id";

/**
 * One page of the bourses that a recruiter may read: all published ones, and every state of their
 * own. A page past the end has no rows.
 * @throws when the data cannot be read.
 */
export async function listAdminScholarships(viewerId: string, list: AdminList) {
  const client = await requestClient();
  const source =
    list.q === ""
      ? client.from("scholarships").select(COLUMNS, { count: "exact" })
      : client.rpc("search_scholarships", { q: list.q }, { count: "exact" }).select(COLUMNS);
  const query = list.mine ? source.eq("recruiter_id", viewerId) : source;
  const { data, count, error } = await query
    .order(list.sort.column, { ascending: list.sort.ascending, nullsFirst: false })
    .order("id")
    .range(...rowRange(list));
  // Past the end there is nothing to count either.
  if (error?.code === "PGRST103") return { rows: [], total: 0, pageCount: 0 };
  if (error) throw error;
  const rows: AdminScholarship[] = data;
  const total = count ?? 0;
  return { rows, total, pageCount: Math.ceil(total / ROWS_PER_PAGE) };
}

/** A bourse of the recruiter's own, in any state; null for anything else. */
export async function findOwnScholarship(
  viewerId: string,
  id: string,
): Promise<OwnScholarship | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from("scholarships")
    .select("*")
    .eq("id", id)
    .eq("recruiter_id", viewerId)
    .maybeSingle();
  if (error) throw error;
  return data;
}
