import { pageTag } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import type { Comment } from "./schema";

/** The approved comments of an article, oldest first. */
export async function listComments(articleId: string): Promise<Comment[]> {
  const { data, error } = await publicClient([pageTag("article", articleId)])
    .from("comments")
    .select("id, author_name, body, created_at")
    .eq("article_id", articleId)
    .eq("status", "approved")
    .order("created_at")
    .order("id")
    .limit(500);
  if (error) throw error;
  return data;
}
