import type { Database } from "@/lib/supabase/database.types";

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
