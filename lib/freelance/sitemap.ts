import "server-only";
import { BATCH, type Listed } from "@/lib/seo/sitemap";
import { publicClient } from "@/lib/supabase/public";
import { todayInCanada } from "@/lib/text/dates";

/** The missions that can be applied to by id, from `from` on: what the sitemap names. */
export async function listListedMissions(from: string, included: boolean): Promise<Listed[]> {
  const { data, error } = await publicClient([], { cache: false })
    .from("freelance_jobs")
    .select("id, updated_at")
    .eq("status", "published")
    .or(`application_deadline.is.null,application_deadline.gte.${todayInCanada()}`)
    .filter("id", included ? "gte" : "gt", from)
    .order("id")
    .limit(BATCH);
  if (error) throw error;
  return data;
}
