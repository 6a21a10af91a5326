import clsx from "clsx";
import { Badge } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { SharedTitle } from "@/components/ui/share-button";
import { knownTopic, topicLabel } from "@/lib/news/choices";
import { type ArticleCard as ArticleCardData, readingTime } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";
import { ArticleCover } from "./article-cover";

/**
 * Article in a list: a strip of the cover beside the title. `lead` is the large first article, with its
 * cover above it.
 */
export function ArticleCard({
  article,
  lead = false,
}: {
  article: ArticleCardData;
  lead?: boolean;
}) {
  return (
    <Card as="article" clickable className={clsx("flex h-full", lead && "lg:flex-col")}>
      <ArticleCover
        article={article}
        className={clsx(
          "w-16 shrink-0 self-stretch rounded-l-[15px]",
          lead
            ? "sm:w-2/5 lg:aspect-5/2 lg:min-h-56 lg:w-full lg:flex-1 lg:rounded-t-card lg:rounded-b-none"
            : "lg:w-32 xl:w-40",
        )}
      />
      <div
        className={clsx(
          "flex min-w-0 flex-1 flex-col gap-1 px-3 py-2.5 lg:gap-1.5 lg:px-4 lg:py-3",
          lead && "sm:gap-2 sm:px-6 sm:py-5 lg:flex-none",
        )}
      >
        <p className="flex items-center justify-between gap-x-2 text-xs text-muted">
          <TopicBadge category={article.category} />
          <span className="min-w-0 truncate">{readingTime(article.reading_minutes)}</span>
        </p>
        <SharedTitle id={article.id}>
          <h3
            className={clsx(
              "line-clamp-3 text-base leading-5 wrap-anywhere",
              lead ? "sm:text-2xl sm:leading-tight" : "lg:leading-snug",
            )}
          >
            <CardLink href={`/actualites/${article.id}`}>{article.title}</CardLink>
          </h3>
        </SharedTitle>
        {article.excerpt && (
          <p
            className={clsx(
              "text-sm text-muted max-sm:hidden",
              !lead && "line-clamp-2 max-lg:hidden",
            )}
          >
            {article.excerpt}
          </p>
        )}
        <p className="mt-auto flex items-center gap-x-3 text-xs text-muted">
          <ArticleOrigin article={article} />
        </p>
      </div>
    </Card>
  );
}

export function ArticleOrigin({
  article,
}: {
  article: Pick<ArticleCardData, "author_name" | "published_at">;
}) {
  return (
    <>
      {article.author_name && (
        <span className="truncate font-semibold text-ink">{article.author_name}</span>
      )}
      <time dateTime={article.published_at} className="shrink-0">
        {longDateTime(article.published_at)}
      </time>
    </>
  );
}

/** Tone of each topic, the same as on its covers. */
const tones = {
  visas: "blue",
  studies: "purple",
  work: "orange",
  residence: "green",
  policies: "red",
} as const;

/** An article's category in French; nothing when it has none. */
export function TopicBadge({ category }: { category: string | null }) {
  if (!category?.trim()) return null;
  const topic = knownTopic(category);
  return <Badge tone={topic ? tones[topic] : "grey"}>{topicLabel(category)}</Badge>;
}
