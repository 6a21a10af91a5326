import "server-only";
import { type AdminList, ROWS_PER_PAGE, rowRange, type Sort } from "@/lib/admin/list";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { ownImage } from "./cover-image";
import type { AdminArticle, HeldComment, OwnArticle } from "./schema";

/** The orders of the table; the specification's (§7.1) first. */
export const articleSorts = [
  { slug: "recentes", label: "Plus récents", column: "published_at", ascending: false },
  { slug: "titre", label: "Titre", column: "title", ascending: true },
  { slug: "categorie", label: "Catégorie", column: "category", ascending: true },
] as const satisfies readonly Sort[];

const COLUMNS = "id, title, category, published_at, status, author_id";

/**
 * One page of the articles that a recruiter may read: all published ones, and every state of their
 * own. A page past the end has no rows.
 * @throws when the data cannot be read.
 */
export async function listAdminArticles(viewerId: string, list: AdminList) {
  const client = await requestClient();
  const source =
    list.q === ""
      ? client.from("news_articles").select(COLUMNS, { count: "exact" })
      : client.rpc("search_news", { q: list.q }, { count: "exact" }).select(COLUMNS);
  const query = list.mine ? source.eq("author_id", viewerId) : source;
  const { data, count, error } = await query
    .order(list.sort.column, { ascending: list.sort.ascending, nullsFirst: false })
    .order("id")
    .range(...rowRange(list));
  // Past the end there is nothing to count either.
  if (error?.code === "PGRST103") return { rows: [], total: 0, pageCount: 0 };
  if (error) throw error;
  const rows: AdminArticle[] = data;
  const total = count ?? 0;
  return { rows, total, pageCount: Math.ceil(total / ROWS_PER_PAGE) };
}

/** An article of the recruiter's own, in any state; null for anything else. */
export async function findOwnArticle(viewerId: string, id: string): Promise<OwnArticle | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from("news_articles")
    .select("*")
    .eq("id", id)
    .eq("author_id", viewerId)
    .maybeSingle();
  if (error) throw error;
  return data && { ...data, picture: ownImage(data.image_url) };
}

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
