import "server-only";
import { BATCH, type Listed } from "@/lib/seo/sitemap";
import { publicClient } from "@/lib/supabase/public";

/** The published articles by id, from `from` on: what the sitemap names. */
export async function listListedArticles(from: string, included: boolean): Promise<Listed[]> {
  const { data, error } = await publicClient([], { cache: false })
    .from("news_articles")
    .select("id, updated_at")
    .eq("status", "published")

    .filter("id", included ? "gte" : "gt", from)
    .order("id")
    .limit(BATCH);
  if (error) throw error;
  return data;
}
