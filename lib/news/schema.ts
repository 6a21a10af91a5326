import type { Database } from "@/lib/supabase/database.types";

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
