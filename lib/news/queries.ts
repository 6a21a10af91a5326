import { kinds, pagePath, pageTag } from "@/lib/publications/kinds";
import {
  countWithMenus,
  hasOwnWords,
  type Menus,
  searchArguments,
  skippedBefore,
} from "@/lib/search/facets";
import { searchedList } from "@/lib/search/queries";
import { publicClient } from "@/lib/supabase/public";
import { isUuid } from "@/lib/text/address-values";
import { newsTopics, topicKeys, topicLabel, topicLabelOf } from "./choices";
import { type NewsFilters, narrowsNews, newsSearch } from "./filters";
import {
  type Article,
  type ArticleCard,
  type PendingComment,
  type Reactions,
  sourcesIn,
} from "./schema";
import "server-only";

import { FEED_LENGTH, type Feed } from "@/lib/feeds/feed";
import { frenchText } from "@/lib/shared/french";
import { site } from "@/lib/shared/site";
import { requestClient } from "@/lib/supabase/server";
import { todayInCanada } from "@/lib/text/dates";
import { type Change, changeLine, changesHref, firstDayShown } from "./changes";
import { ownImage } from "./images";

/** Columns of a card; the article's page needs more. */
const CARD_COLUMNS =
  "id, title, excerpt, category, tags, image_url, author_name, published_at, reading_minutes";
const ARTICLE_COLUMNS =
  `${CARD_COLUMNS}, content, updated_at, like_count, comment_count, status, sources, in_force_from, in_force_until, verified_on, verification_due, change_note, changed_on, replaced_by, replaced_on` as const;

function publishedCards(tags: string[]) {
  return publicClient(tags).from("news_articles").select(CARD_COLUMNS).eq("status", "published");
}

function newest(query: ReturnType<typeof publishedCards>, limit: number) {
  return query.order("published_at", { ascending: false }).order("id").limit(limit);
}

/** Drops the columns that only the article's page needs. */
function forCard(article: Article): ArticleCard {
  const { id, title, excerpt, category, tags, image_url } = article;
  const { author_name, published_at, reading_minutes } = article;
  const words = { id, title, excerpt, category, tags, image_url };
  return { ...words, author_name, published_at, reading_minutes };
}

function withSources<Row extends { sources: unknown }>(row: Row) {
  return { ...row, sources: sourcesIn(row.sources) };
}

/** Returns a PostgREST array literal with every element quoted: the client does not quote them. */
function textArray(words: string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** Drops pictures of other sites and applies French typography to the texts. */
function asShown<Row extends Pick<ArticleCard, "title" | "excerpt" | "image_url">>(row: Row): Row {
  return {
    ...row,
    title: frenchText(row.title),
    excerpt: row.excerpt && frenchText(row.excerpt),
    image_url: ownImage(row.image_url),
  };
}

type Subject = Pick<ArticleCard, "id" | "category" | "tags">;

/**
 * Ranks the articles closest to this one: most shared tags first, then same category, then newest. Excludes
 * the article itself and duplicates.
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

/** Values of each topic: authors write either its value or its French label. */
export const newsMenus: Menus = {
  categorie: Object.fromEntries(Object.keys(newsTopics).map((topic) => [topic, topicKeys(topic)])),
};

const PER_PAGE = 12;
const FEATURED = 3;

/**
 * Returns one page of the news list, newest first or most relevant first, with the number of articles per
 * topic. Without filters, the newest featured articles come above page 1 instead of in the list; `total`
 * includes them. When there is no result, a corrected query is tried, then `relaxed` ones.
 * @throws when the data cannot be read
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

/** Uses POST: with GET the embedded backend parses a query as an object. */
async function listSearched(filters: NewsFilters): Promise<ArticleCard[]> {
  const search = newsSearch(filters);
  const { data, error } = await publicClient([kinds.article.tag], {
    cache: hasOwnWords(search) ? "briefly" : true,
  })
    .rpc("list_news", {
      params: searchArguments(search),
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

async function listRecent(limit: number, tags: string[]): Promise<ArticleCard[]> {
  const { data, error } = await newest(publishedCards(tags), limit);
  if (error) throw error;
  return data.map(asShown);
}

export async function listTopicArticles(topic: string, limit: number): Promise<ArticleCard[]> {
  return (await listAbout([topic], [kinds.article.tag])).slice(0, limit);
}

/** Returns the newest articles with their full text, for feeds. */
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

/** Returns the published articles among `ids`, in the same order. */
export async function listArticles(ids: string[]): Promise<ArticleCard[]> {
  const tags = ids.map((id) => pageTag("article", id));
  const { data, error } = await publishedCards(tags).in("id", ids);
  if (error) throw error;
  return data.map(asShown).sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}

/** Returns the article with this id, published or since replaced; null if there is none. */
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
 * Returns three articles to read next, ranked by shared tags, then category, then date. The ranking is
 * cached with this article's page; each article is cached under its own tag.
 */
export async function listRelatedArticles(article: Article): Promise<ArticleCard[]> {
  const words = [...article.tags, article.category ?? ""].map(topicLabelOf).filter(Boolean);
  const tags = [pageTag("article", article.id)];
  const [close, recent] = await Promise.all([listAbout(words, tags), listRecent(4, tags)]);
  const near = rankRelated(article, [...close, ...recent]);
  const articles = await Promise.all(near.map(({ id }) => findArticle(id)));
  return articles.flatMap((one) => (one?.status === "published" ? forCard(one) : []));
}

/**
 * Returns the newest articles with one of these topics. An empty array matches nothing: no request is sent.
 */
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

/**
 * Returns the signed-in reader's like and pending comments on an article, and for its author the comments to
 * approve. Null if the reader cannot read the article.
 */
export async function readReactions(
  articleId: string,
  viewerId: string,
): Promise<Reactions | null> {
  if (!isUuid(articleId)) return null;
  const client = await requestClient();
  const [article, like, pending, own] = await Promise.all([
    client.from("news_articles").select("like_count, author_id").eq("id", articleId).maybeSingle(),
    client
      .from("article_likes")
      .select("article_id")
      .eq("article_id", articleId)
      .eq("user_id", viewerId),
    // Row-level security returns the viewer's own comments and those on the viewer's articles.
    client
      .from("comments")
      .select("id, author_name, body, created_at")
      .eq("article_id", articleId)
      .eq("status", "pending")
      .order("created_at")
      .limit(200),
    // The authors of comments are not public: this function returns only the viewer's own.
    client.rpc("my_pending_comments", { article_id: articleId }),
  ]);
  for (const { error } of [article, like, pending, own]) if (error) throw error;
  if (!article.data) return null;

  const isAuthor = article.data.author_id === viewerId;
  return {
    liked: (like.data ?? []).length > 0,
    likeCount: article.data.like_count,
    own: isAuthor ? [] : (own.data ?? []),
    toDecide: isAuthor ? (pending.data ?? []) : [],
  };
}

/** Returns the comments that await approval on a recruiter's articles, oldest first. */
export async function listPendingComments(viewerId: string): Promise<PendingComment[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("comments")
    .select("id, author_name, body, created_at, article_id, news_articles!inner(title, author_id)")
    .eq("status", "pending")
    .eq("news_articles.author_id", viewerId)
    .order("created_at")
    .limit(200);
  if (error) throw error;
  return data.map(({ news_articles, ...comment }) => ({ ...comment, title: news_articles.title }));
}

const LAST_DAY = "2100-12-31";

/**
 * Returns the changes between two days, newest first.
 * @throws when the data cannot be read
 */
export async function listChanges(since: string, until = LAST_DAY): Promise<Change[]> {
  const { data, error } = await publicClient([kinds.article.tag]).rpc("news_changes", {
    since,
    until,
  });
  if (error) throw error;
  return data.map((row) => ({ ...row, title: frenchText(row.title) }));
}

/** Returns the years that have a page of changes, newest first. */
export async function listChangeYears(): Promise<number[]> {
  const { data, error } = await publicClient([kinds.article.tag]).rpc("news_change_years");
  if (error) throw error;
  return data;
}

/** Returns a feed of the changes up to today; `path` is the feed's own address. */
export async function changesFeed(path: string): Promise<Feed> {
  const changes = await listChanges(firstDayShown(), todayInCanada());
  return {
    title: `${site.name} · Ce qui change`,
    description: "Les règles qui changent au Canada, mois par mois, avec l’article à jour.",
    home: site.url + changesHref(),
    self: site.url + path,
    language: "fr-CA",
    items: changes.slice(0, FEED_LENGTH).map((change) => {
      const { day, title, category } = change;
      // Noon gives the same calendar day in Canada and in Europe.
      const moment = `${day}T12:00:00-05:00`;
      const line = changeLine(change);
      return {
        url: `${site.url}${pagePath("article", change.article_id)}#${change.change}-${day}`,
        title,
        summary: line,
        text: line,
        author: null,
        published: moment,
        modified: moment,
        tags: category ? [topicLabel(category)] : [],
      };
    }),
  };
}
