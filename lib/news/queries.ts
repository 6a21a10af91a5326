import { kinds, pageTag } from "@/lib/publications/kinds";
import {
  countWithMenus,
  hasOwnWords,
  type Menus,
  searchArguments,
  skippedBefore,
} from "@/lib/search/lists";
import { searchedList } from "@/lib/search/queries";
import { publicClient } from "@/lib/supabase/public";
import { isUuid } from "@/lib/text/search";
import { newsTopics, topicKeys, topicLabelOf } from "./choices";
import { type NewsFilters, narrowsNews, newsSearch } from "./filters";
import {
  ARTICLE_COLUMNS,
  asShown,
  CARD_COLUMNS,
  forCard,
  newest,
  publishedCards,
  textArray,
  withSources,
} from "./rows";
import type { Article, ArticleCard } from "./schema";

type Subject = Pick<ArticleCard, "id" | "category" | "tags">;

/**
 * The articles closest to this one: most tags shared, then the same category, then the newest.
 * The article itself and repeated candidates are left out.
 */
export function rankRelated<Candidate extends ArticleCard>(
  article: Subject,
  candidates: Candidate[],
  limit = 3,
): Candidate[] {
  const tags = new Set(article.tags.map(topicLabelOf));
  const sharedTags = (others: string[]) =>
    new Set(others.map(topicLabelOf).filter((tag) => tags.has(tag))).size;
  const category = article.category && topicLabelOf(article.category);
  const others = new Map(
    candidates.filter(({ id }) => id !== article.id).map((candidate) => [candidate.id, candidate]),
  );
  return [...others.values()]
    .map((candidate) => ({
      candidate,
      shared: sharedTags(candidate.tags),
      sameCategory: Number(!!category && topicLabelOf(candidate.category ?? "") === category),
    }))
    .sort(
      (a, b) =>
        b.shared - a.shared ||
        b.sameCategory - a.sameCategory ||
        b.candidate.published_at.localeCompare(a.candidate.published_at),
    )
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}

/** The chips in the database's words: an author writes a topic's value or its French label. */
export const newsMenus: Menus = {
  categorie: Object.fromEntries(Object.keys(newsTopics).map((topic) => [topic, topicKeys(topic)])),
};

/** As docs/product.md, Lists, says. */
const PER_PAGE = 12;
const FEATURED = 3;

/**
 * One page of the news list, newest first or best first, and how many articles each topic would
 * leave. Without a filter the newest featured articles stand apart, above page 1, and are left out
 * of the list; `total` counts them all the same. Where nothing is found other words are tried, then
 * `relaxed` ones. Throws when the data cannot be read.
 */
export function readNews(filters: NewsFilters) {
  return searchedList("article", {
    filters,
    free: { ...filters, page: 1, topic: "" },
    list: listNews,
  });
}

async function listNews(filters: NewsFilters) {
  const search = newsSearch(filters);
  const filtered = narrowsNews(filters);
  const featured = filtered ? [] : await listFeatured();
  const [articles, counted] = await Promise.all([
    filtered ? listSearched(filters) : listDated(filters.page, featured),
    countWithMenus("article", search, newsMenus),
  ]);
  return {
    featured: filters.page === 1 ? featured : [],
    articles: articles.map(asShown),
    ...counted,
    pageCount: Math.ceil((counted.total - featured.length) / PER_PAGE),
    filtered,
  };
}

/** Asked by POST: as GET the embedded backend takes an object for words. */
async function listSearched(filters: NewsFilters): Promise<ArticleCard[]> {
  const search = newsSearch(filters);
  const { data, error } = await publicClient([kinds.article.tag], {
    cache: hasOwnWords(search) ? "briefly" : true,
  })
    .rpc("list_news", {
      asked: searchArguments(search),
      skip: skippedBefore(filters.page, PER_PAGE),
      take: PER_PAGE,
    })
    .select(CARD_COLUMNS);
  if (error) throw error;
  return data;
}

async function listDated(page: number, apart: ArticleCard[]): Promise<ArticleCard[]> {
  const from = (page - 1) * PER_PAGE;
  const list = publishedCards([kinds.article.tag]);
  const ids = apart.map(({ id }) => id).join(",");
  const { data, error } = await (ids === "" ? list : list.not("id", "in", `(${ids})`))
    .order("published_at", { ascending: false })
    .order("id")
    .range(from, from + PER_PAGE - 1);
  if (error) throw error;
  return data;
}

/** The newest articles, `limit` at most. */
async function listRecent(limit: number, tags: string[]): Promise<ArticleCard[]> {
  const { data, error } = await newest(publishedCards(tags), limit);
  if (error) throw error;
  return data.map(asShown);
}

/** The newest articles of a topic, `limit` at most. */
export async function listTopicArticles(topic: string, limit: number): Promise<ArticleCard[]> {
  return (await listAbout([topic], [kinds.article.tag])).slice(0, limit);
}

/** The newest articles with their text, for the feeds. */
export async function listFeedArticles(limit: number): Promise<Article[]> {
  const query = publicClient([kinds.article.tag])
    .from("news_articles")
    .select(ARTICLE_COLUMNS)
    .eq("status", "published");
  const { data, error } = await query
    .order("published_at", { ascending: false })
    .order("id")
    .limit(limit);
  if (error) throw error;
  return data.map(withSources);
}

/** The published articles among these, in this order. */
export async function listArticles(ids: string[]): Promise<ArticleCard[]> {
  const tags = ids.map((id) => pageTag("article", id));
  const { data, error } = await publishedCards(tags).in("id", ids);
  if (error) throw error;
  return data.map(asShown).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** The article with this id, published or replaced since; null when there is none. */
export async function findArticle(id: string): Promise<Article | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([pageTag("article", id)])
    .from("news_articles")
    .select(ARTICLE_COLUMNS)
    .eq("id", id)
    .in("status", ["published", "replaced"]);
  if (error) throw error;
  return data[0] ? asShown(withSources(data[0])) : null;
}

/**
 * Three articles to read next: shared tags first, then category, then date. Which ones is kept with
 * this article's page, and each of them with its own.
 */
export async function listRelatedArticles(article: Article): Promise<ArticleCard[]> {
  const words = [...article.tags, article.category ?? ""].map(topicLabelOf).filter(Boolean);
  const tags = [pageTag("article", article.id)];
  const [close, recent] = await Promise.all([listAbout(words, tags), listRecent(4, tags)]);
  const near = rankRelated(article, [...close, ...recent]);
  const articles = await Promise.all(near.map(({ id }) => findArticle(id)));
  return articles.flatMap((one) => (one?.status === "published" ? forCard(one) : []));
}

/** The newest articles with one of these words. An empty array is no filter to send. */
async function listAbout(words: string[], tags: string[]): Promise<ArticleCard[]> {
  if (words.length === 0) return [];
  const query = publishedCards(tags).overlaps("topic_words", textArray(words));
  const { data, error } = await newest(query, 60);
  if (error) throw error;
  return data.map(asShown);
}

async function listFeatured(): Promise<ArticleCard[]> {
  const { data, error } = await newest(
    publishedCards([kinds.article.tag]).eq("featured", true),
    FEATURED,
  );
  if (error) throw error;
  return data.map(asShown);
}
