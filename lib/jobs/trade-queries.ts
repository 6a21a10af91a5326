import "server-only";
import type { Province } from "@/lib/places/provinces";
import { kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { CARD_COLUMNS, forCard, stillOpen } from "./queries";
import type { JobCard } from "./schema";

/** The newest open offers of a trade, in one province or everywhere, as cards, `limit` at most. */
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
    .or(stillOpen())
    .order("posted_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(forCard);
}
