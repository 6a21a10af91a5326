import { z } from "zod";
import { validation } from "@/lib/copy/validation";
import { articleStates } from "@/lib/publications/schema";
import { visible } from "@/lib/shared/visible-text";
import type { Database } from "@/lib/supabase/database.types";
import { todayInCanada } from "@/lib/text/dates";
import {
  choice,
  commaItems,
  optionalChoice,
  optionalDate,
  optionalHttps,
  optionalText,
  requiredText,
  ticked,
} from "@/lib/text/fields";

/** A page that an article cites, and the day on which its author read it. */
export type ArticleSource = { address: string; publisher: string; read_on: string };

/** The database has the same limit. */
export const MAX_SOURCES = 8;

const stored = z.object({ address: z.string(), publisher: z.string(), read_on: z.string() });

/** Parses the stored sources and drops invalid ones. */
export function sourcesIn(value: unknown): ArticleSource[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one) => stored.safeParse(one).data ?? []);
}

const pastDate = optionalDate.refine(
  (day) => day === null || day <= todayInCanada(),
  validation.dateToCome,
);

const row = z
  .object({ address: optionalHttps, publisher: optionalText(160), read_on: pastDate })
  .transform((source, context): ArticleSource | null => {
    const { address, publisher, read_on } = source;
    if (address !== null && publisher !== null && read_on !== null) {
      return { address, publisher, read_on };
    }
    if (address === null && publisher === null && read_on === null) return null;
    for (const [part, message] of [
      ["address", validation.sourceAddressRequired],
      ["publisher", validation.sourcePublisherRequired],
      ["read_on", validation.sourceDayRequired],
    ] as const) {
      if (source[part] === null) context.addIssue({ code: "custom", path: [part], message });
    }
    return z.NEVER;
  });

/** The source rows of the form; each is either complete or empty. */
const sourceRows = z
  .array(row)
  .max(MAX_SOURCES)
  .default([])
  .transform((rows) => rows.filter((source) => source !== null));

/** Returns the field name of a source row, in the form and in its errors. */
export function sourceField(row: number, part: keyof ArticleSource): string {
  return `sources.${row}.${part}`;
}

/** Returns the submitted source rows, including empty ones: errors refer to rows by index. */
export function typedSources(form: FormData) {
  return Array.from({ length: MAX_SOURCES }, (_, row) => {
    const typed = (part: keyof ArticleSource) => String(form.get(sourceField(row, part)) ?? "");
    return { address: typed("address"), publisher: typed("publisher"), read_on: typed("read_on") };
  });
}

/** The database has the same limit. */
export const COMMENT_LENGTH = 2_000;

type Tables = Database["public"]["Tables"];

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
  | "status"
  | "in_force_from"
  | "in_force_until"
  | "verified_on"
  | "verification_due"
  | "change_note"
  | "changed_on"
  | "replaced_by"
  | "replaced_on"
> & { sources: ArticleSource[] };

export type NamedArticle = Pick<Article, "id" | "title" | "replaced_on">;

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

export type Comment = Pick<Tables["comments"]["Row"], "id" | "author_name" | "body" | "created_at">;

export type Reactions = {
  liked: boolean;
  likeCount: number;
  /** The reader's own comments that await approval. */
  own: Comment[];
  /** Comments that await the reader's approval, as the article's author. */
  toDecide: Comment[];
};

/** An article as its author edits it; `picture` is the address of its stored picture. */
export type OwnArticle = Tables["news_articles"]["Row"] & {
  picture: string | null;
  /** Articles that may replace it, newest first. */
  successors: Pick<Article, "id" | "title">[];
};

export type PendingComment = Comment & { article_id: string; title: string };

const MAX_TAGS = 20;

export const verificationTerms = {
  "1": "Tous les mois",
  "3": "Tous les 3 mois",
  "6": "Tous les 6 mois",
  "12": "Tous les ans",
  "24": "Tous les 2 ans",
} as const;

const successor = optionalText(36).pipe(z.uuid().nullable());

/**
 * Schema of the article form. Names are columns and limits those of the table; the order is that of the
 * form. An uploaded picture is handled apart: see ./images.
 */
export const articleSchema = z
  .object({
    title: requiredText(validation.titleRequired, 200),
    category: optionalText(60),
    tags: commaItems(60).refine((tags) => tags.length <= MAX_TAGS, validation.tagsTooMany),
    excerpt: optionalText(500),
    content: requiredText(validation.contentRequired, 50_000),
    image_url: optionalHttps,
    featured: ticked,
    status: choice(Object.keys(articleStates) as (keyof typeof articleStates)[]),
    replaced_by: successor,
    change_note: optionalText(300),
    sources: sourceRows,
    verified_on: pastDate,
    verify_every_months: optionalChoice(Object.keys(verificationTerms)).transform((months) =>
      months === null ? null : Number(months),
    ),
    in_force_from: optionalDate,
    in_force_until: optionalDate,
  })
  .superRefine((article, context) => {
    const { status, replaced_by, in_force_from: from, in_force_until: until } = article;
    const wrong = (field: string, message: string) =>
      context.addIssue({ code: "custom", path: [field], message });
    if (status === "replaced" && replaced_by === null)
      wrong("replaced_by", validation.successorRequired);
    if (status !== "replaced" && replaced_by !== null) wrong("status", validation.successorMissing);
    if (from !== null && until !== null && until < from)
      wrong("in_force_until", validation.forceReversed);
  });

export const commentSchema = z.object({
  article_id: z.uuid(),
  body: z
    .string()
    .transform(clean)
    .pipe(
      z
        .string()
        .min(1, "Écrivez votre commentaire")
        .max(COMMENT_LENGTH, "Votre commentaire dépasse 2\u00a0000 caractères"),
    ),
});

/** Normalizes line ends and removes invisible characters. */
function clean(text: string): string {
  return visible(text).replace(/\r\n?/g, "\n").trim();
}

/**
 * Formats a reading time: "4 min de lecture". The database computes the minutes at 200 words a minute, so
 * that lists need not load the text.
 */
export function readingTime(minutes: number): string {
  return `${Math.max(1, Math.round(minutes))} min de lecture`;
}
