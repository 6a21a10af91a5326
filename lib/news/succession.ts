import { addDays } from "date-fns";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { findArticle, listRelatedArticles } from "./queries";
import type { Article, Comment, NamedArticle } from "./schema";

/** Days before the verification date from which an article counts as due. */
const NOTICE_DAYS = 14;
const MOST = 100;

/**
 * Returns the recruiter's articles that are due for verification now or within two weeks, longest overdue
 * first, and their total number.
 * @throws when the data cannot be read
 */
export async function listDueArticles(viewerId: string, limit = MOST) {
  const client = await requestClient();
  const { data, count, error } = await client
    .from(kinds.article.table)
    .select("id, title, verified_on, verification_due, sources", { count: "exact" })
    .eq("author_id", viewerId)
    .eq("status", "published")
    .lte("verification_due", todayInCanada(addDays(new Date(), NOTICE_DAYS)))
    .order("verification_due")
    .order("id")
    .limit(limit);
  if (error) throw error;
  return { articles: data, total: count ?? 0 };
}

export type DueArticle = Awaited<ReturnType<typeof listDueArticles>>["articles"][number];

/** A safety limit: the database already forbids cycles. */
const MOST_STEPS = 20;
/** Limits the options of the menu. */
const MOST_CHOICES = 200;

/**
 * Returns the current article at the end of a chain of replacements; null if it has been removed. Cached
 * with the page under the tags of every article in the chain.
 */
async function findSuccessor(article: Article): Promise<NamedArticle | null> {
  let current = article;
  for (let step = 0; step < MOST_STEPS && current.replaced_by !== null; step += 1) {
    const next = await findArticle(current.replaced_by);
    if (next === null) return null;
    current = next;
  }
  return current.status === "published" && current.id !== article.id ? current : null;
}

/** Returns the articles that this one replaces, most recent first. */
async function listReplaced(articleId: string): Promise<NamedArticle[]> {
  const { data, error } = await publicClient([pageTag("article", articleId)])
    .from("news_articles")
    .select("id, title, replaced_on")
    .eq("replaced_by", articleId)
    .eq("status", "replaced")
    .order("replaced_on", { ascending: false })
    .order("id")
    .limit(5);
  if (error) throw error;
  return data.map((row) => ({ ...row, title: frenchText(row.title) }));
}

/**
 * Returns the recruiter's articles that may replace another one, newest first, and the current replacement,
 * whatever its state.
 */
export async function listSuccessors(viewerId: string, articleId: string, current: string | null) {
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds.article.table)
    .select("id, title")
    .eq("author_id", viewerId)
    .or(`status.eq.published${current ? `,id.eq.${current}` : ""}`)
    .neq("id", articleId)
    .order("published_at", { ascending: false })
    .order("id")
    .limit(MOST_CHOICES);
  if (error) throw error;
  return data;
}

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

/** Returns what surrounds the text of an article: replacements, comments and related articles. */
export async function readAround(article: Article) {
  const [comments, related, successor, replaced] = await Promise.all([
    listComments(article.id),
    listRelatedArticles(article),
    findSuccessor(article),
    listReplaced(article.id),
  ]);
  return { comments, related, succession: { successor, replaced } };
}
