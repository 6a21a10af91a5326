import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import type { ReviewFile, WaitingRow } from "./gate-schema";

/** How many publications a page of the queue has. */
const QUEUE_PAGE = 50;

/** A page of what waits at the gate, the oldest first; throws when refused or silent. */
export async function listWaiting(page: number): Promise<{ rows: WaitingRow[]; pages: number }> {
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_queue", { page });
  if (error) throw error;
  const rows = data.map((row) => ({
    id: row.id,
    kind: row.kind,
    title: row.title,
    organisation: row.organisation as string | null,
    ownerName: row.owner_name as string | null,
    askedAt: row.asked_at,
    approvedBefore: row.approved_before,
  }));
  return { rows, pages: Math.ceil((data[0]?.total ?? 0) / QUEUE_PAGE) };
}

/** Asked once a request: all of one that waits, or waited; null where there is none. */
export const findReview = cache(async (id: string): Promise<ReviewFile | null> => {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client.rpc("operator_review", { review_id: id });
  if (error) throw error;
  return data as ReviewFile | null;
});
