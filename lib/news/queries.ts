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

/** What a card shows, and what an article's page does. */
const CARD_COLUMNS =
  "id, title, excerpt, category, tags, image_url, author_name, published_at, reading_minutes";
const ARTICLE_COLUMNS =
  `${CARD_COLUMNS}, content, updated_at, like_count, comment_count, status, sources, in_force_from, in_force_until, verified_on, verification_due, change_note, changed_on, replaced_by, replaced_on` as const;

/** The published articles, as cards show them; cached under these tags. */
function publishedCards(tags: string[]) {
  return publicClient(tags).from("news_articles").select(CARD_COLUMNS).eq("status", "published");
}

/** Of such articles the newest. */
function newest(query: ReturnType<typeof publishedCards>, limit: number) {
  return query.order("published_at", { ascending: false }).order("id").limit(limit);
}

/** An article without what its page alone shows. */
function forCard(article: Article): ArticleCard {
  const { id, title, excerpt, category, tags, image_url } = article;
  const { author_name, published_at, reading_minutes } = article;
  const words = { id, title, excerpt, category, tags, image_url };
  return { ...words, author_name, published_at, reading_minutes };
}

/** The sources as the page reads them: the column holds JSON. */
function withSources<Row extends { sources: unknown }>(row: Row) {
  return { ...row, sources: sourcesIn(row.sources) };
}

/** An array literal of PostgreSQL, every element quoted: the client would send them bare. */
function textArray(words: string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** A row with its own picture only, and words whose lines break as in French. */
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
 * Three articles to read next: shared tags first, then category, then date. The choice
 * is cached with this article's page, each of them with its own.
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
  const [article, like, pending, own] = await Promise.all([
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
      .eq("status", "pending")
      .order("created_at")
      .limit(200),
    // Authors of comments are not public: the database selects the viewer's own.
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

/** The comments that wait under the articles of a recruiter, the longest waiting first. */
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

/** Later than anything that an article tells of. */
const LAST_DAY = "2100-12-31";

/**
 * What changed between two days, the newest first.
 * @throws when the data cannot be read.
 */
export async function listChanges(since: string, until = LAST_DAY): Promise<Change[]> {
  const { data, error } = await publicClient([kinds.article.tag]).rpc("news_changes", {
    since,
    until,
  });
  if (error) throw error;
  return data.map((row) => ({ ...row, title: frenchText(row.title) }));
}

/** The years that have a page of their own, the newest first. */
export async function listChangeYears(): Promise<number[]> {
  const { data, error } = await publicClient([kinds.article.tag]).rpc("news_change_years");
  if (error) throw error;
  return data;
}

/** What changed until today, for feed readers; `path` is the feed's own. */
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
      // Noon: the same day on both sides of the ocean.
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
