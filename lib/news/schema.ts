import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { articleStates } from "@/lib/publications/states";
import type { Database } from "@/lib/supabase/database.types";
import {
  choice,
  commaItems,
  optionalHttps,
  optionalText,
  requiredText,
  ticked,
} from "@/lib/text/fields";

/** The database holds to the same. */
export const COMMENT_LENGTH = 2_000;

type Tables = Database["public"]["Tables"];

/** An article as the public reads it. */
export type Article = Pick<
  Tables["news_articles"]["Row"],
  | "id"
  | "title"
  | "excerpt"
  | "content"
  | "category"
  | "tags"
  | "image_url"
  | "author_name"
  | "published_at"
  | "updated_at"
  | "reading_minutes"
  | "like_count"
  | "comment_count"
>;

/** What a card shows. */
export type ArticleCard = Pick<
  Article,
  | "id"
  | "title"
  | "excerpt"
  | "category"
  | "tags"
  | "image_url"
  | "author_name"
  | "published_at"
  | "reading_minutes"
>;

/** An approved comment. */
export type Comment = Pick<Tables["comments"]["Row"], "id" | "author_name" | "body" | "created_at">;

/** What an article holds for whoever is signed in. */
export type Reactions = {
  liked: boolean;
  likeCount: number;
  /** The reader's own comments that wait for approval. */
  mine: Comment[];
  /** Comments that wait for the reader, who wrote the article. */
  toDecide: Comment[];
};

/** An article as its author edits it; `picture` is where its own picture can be seen. */
export type OwnArticle = Tables["news_articles"]["Row"] & { picture: string | null };

/** A comment that waits for the author of its article. */
export type HeldComment = Comment & { article_id: string; title: string };

const MAX_TAGS = 20;

/**
 * The form of an article; names are columns, limits those of the table. The
 * order is that of the form. A picture that is uploaded goes beside it: see ./article-image.
 */
export const articleSchema = z.object({
  title: requiredText(validation.titleRequired, 200),
  category: optionalText(60),
  tags: commaItems(60).refine((tags) => tags.length <= MAX_TAGS, validation.tagsTooMany),
  excerpt: optionalText(500),
  content: requiredText(validation.contentRequired, 50_000),
  image_url: optionalHttps,
  featured: ticked,
  status: choice(Object.keys(articleStates) as (keyof typeof articleStates)[]),
});

/** The form of a comment; field names are column names. */
export const commentSchema = z.object({
  article_id: z.uuid(),
  body: z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, "Écrivez votre commentaire.")
        .max(COMMENT_LENGTH, "Votre commentaire dépasse 2\u00a0000 caractères."),
    ),
});

/** One kind of line end, and nothing that PostgreSQL refuses. */
function clean(text: string): string {
  return text.toWellFormed().replaceAll("\u0000", "").replace(/\r\n?/g, "\n").trim();
}

/**
 * "4 min de lecture". The database counts the words of each article, 200 a minute, so that a list
 * can say it without loading the text.
 */
export function readingTime(minutes: number): string {
  return `${Math.max(1, Math.round(minutes))} min de lecture`;
}
