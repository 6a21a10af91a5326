import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { HeldComment } from "./schema";

/** How many comments wait under the articles of a recruiter. */
export async function countHeldComments(viewerId: string): Promise<number> {
  const client = await requestClient();
  const { count, error } = await client
    .from("comments")
    .select("id, news_articles!inner(author_id)", { count: "exact" })
    .eq("status", "held")
    .eq("news_articles.author_id", viewerId)
    .limit(1);
  if (error) throw error;
  return count ?? 0;
}

/** The comments that wait under the articles of a recruiter, the longest waiting first. */
export async function listHeldComments(viewerId: string): Promise<HeldComment[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("comments")
    .select("id, author_name, body, created_at, article_id, news_articles!inner(title, author_id)")
    .eq("status", "held")
    .eq("news_articles.author_id", viewerId)
    .order("created_at")
    .limit(200);
  if (error) throw error;
  return data.map(({ news_articles, ...comment }) => ({ ...comment, title: news_articles.title }));
}
