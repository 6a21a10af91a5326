import { pageTag } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";
import { listRelatedArticles } from "./queries";
import type { Article, Comment } from "./schema";
import { findSuccessor, listReplaced } from "./succession";

/** The approved comments of an article, oldest first. */
async function listComments(articleId: string): Promise<Comment[]> {
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

/** What stands around the text of an article: its succession, its comments, what to read next. */
export async function readAround(article: Article) {
  const [comments, related, successor, replaced] = await Promise.all([
    listComments(article.id),
    listRelatedArticles(article),
    findSuccessor(article),
    listReplaced(article.id),
  ]);
  return { comments, related, succession: { successor, replaced } };
}
