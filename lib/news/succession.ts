import { addDays } from "date-fns";
import { kinds, pageTag } from "@/lib/publications/kinds";
import { frenchText } from "@/lib/shared/french";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { findArticle, listRelatedArticles } from "./queries";
import type { Article, Comment, NamedArticle } from "./schema";

/** How long before its day an article is said to be due, in days. */
const NOTICE_DAYS = 14;
const MOST = 100;

/**
 * The articles of a recruiter's that are to be verified again now or within two weeks, what waits
 * longest first, and how many there are in all.
 * @throws when the data cannot be read.
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

/** Longer than anybody's line of articles; the database lets none turn in a circle. */
const MOST_STEPS = 20;
/** As many as a menu can be asked to hold. */
const MOST_CHOICES = 200;

/**
 * The article that is valid today in the place of a replaced one, however many came between; null
 * where it has been removed. Cached with the page, and with that of each article on the way.
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

/** The articles whose place this one has taken, the last one first. */
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
 * The articles of a recruiter's that may take the place of one, the newest first, and the one that
 * has it now, whatever became of it.
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
