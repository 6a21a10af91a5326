import "server-only";
import { BATCH, type Listed } from "@/lib/seo/sitemap";
import { publicClient } from "@/lib/supabase/public";
import { todayInCanada } from "@/lib/text/dates";

/** The bourses that can be applied to by id, from `from` on: what the sitemap names. */
export async function listListedScholarships(from: string, included: boolean): Promise<Listed[]> {
  const { data, error } = await publicClient([], { cache: false })
    .from("scholarships")
    .select("id, updated_at")
    .eq("status", "published")
    .or(`deadline.is.null,deadline.gte.${todayInCanada()}`)
    .filter("id", included ? "gte" : "gt", from)
    .order("id")
    .limit(BATCH);
  if (error) throw error;
  return data;
}
