import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import type { HeldComment, Reactions } from "./schema";

/**
 * What the signed-in reader has to do with an article: the like, the comments on their way, and
 * for its author those to decide on. Null when there is no such article to read.
 */
export async function readReactions(
  articleId: string,
  viewerId: string,
): Promise<Reactions | null> {
  if (!isUuid(articleId)) return null;
  const client = await requestClient();
  const [article, like, held, mine] = await Promise.all([
    client.from("news_articles").select("like_count, author_id").eq("id", articleId).maybeSingle(),
    client
      .from("article_likes")
      .select("article_id")
      .eq("article_id", articleId)
      .eq("user_id", viewerId),
    // The policies leave one's own, and those under one's own articles.
    client
      .from("comments")
      .select("id, author_name, body, created_at")
      .eq("article_id", articleId)
      .eq("status", "held")
      .order("created_at")
      .limit(200),
    // Whose comment it is, nobody reads: the database knows one's own.
    client.rpc("my_held_comments", { article_id: articleId }),
  ]);
  for (const { error } of [article, like, held, mine]) if (error) throw error;
  if (!article.data) return null;

  const isAuthor = article.data.author_id === viewerId;
  return {
    liked: (like.data ?? []).length > 0,
    likeCount: article.data.like_count,
    mine: isAuthor ? [] : (mine.data ?? []),
    toDecide: isAuthor ? (held.data ?? []) : [],
  };
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
