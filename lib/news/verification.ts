import "server-only";
import { addDays } from "date-fns";
import { kinds } from "@/lib/publications/kinds";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";

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

/** One article that is due. */
export type DueArticle = Awaited<ReturnType<typeof listDueArticles>>["articles"][number];
