import "server-only";
import { frenchText } from "@/lib/shared/french";
import { publicClient } from "@/lib/supabase/public";
import { ownImage } from "./images";
import type { Article, ArticleCard } from "./schema";
import { sourcesIn } from "./sources";

/** What a card shows, and what an article's page does. */
export const CARD_COLUMNS =
  "id, title, excerpt, category, tags, image_url, author_name, published_at, reading_minutes";
export const ARTICLE_COLUMNS =
  `${CARD_COLUMNS}, content, updated_at, like_count, comment_count, status, sources, in_force_from, in_force_until, verified_on, verification_due, change_note, changed_on, replaced_by, replaced_on` as const;

/** The published articles, as cards show them; kept by these tags. */
export function publishedCards(tags: string[]) {
  return publicClient(tags).from("news_articles").select(CARD_COLUMNS).eq("status", "published");
}

/** Of such articles the newest. */
export function newest(query: ReturnType<typeof publishedCards>, limit: number) {
  return query.order("published_at", { ascending: false }).order("id").limit(limit);
}

/** An article without what its page alone shows. */
export function forCard(article: Article): ArticleCard {
  const { id, title, excerpt, category, tags, image_url } = article;
  const { author_name, published_at, reading_minutes } = article;
  const words = { id, title, excerpt, category, tags, image_url };
  return { ...words, author_name, published_at, reading_minutes };
}

/** The sources as the page reads them: the column holds JSON. */
export function withSources<Row extends { sources: unknown }>(row: Row) {
  return { ...row, sources: sourcesIn(row.sources) };
}

/** An array literal of PostgreSQL, every element quoted: the client would send them bare. */
export function textArray(words: string[]): string {
  return `{${words.map((word) => `"${word.replace(/["\\]/g, "\\$&")}"`).join(",")}}`;
}

/** A row with its own picture only, and words whose lines break as in French. */
export function asShown<Row extends Pick<ArticleCard, "title" | "excerpt" | "image_url">>(
  row: Row,
): Row {
  return {
    ...row,
    title: frenchText(row.title),
    excerpt: row.excerpt && frenchText(row.excerpt),
    image_url: ownImage(row.image_url),
  };
}
