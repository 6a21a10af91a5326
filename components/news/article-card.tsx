import clsx from "clsx";
import { Badge } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { Calendar, Clock } from "@/components/ui/icons";
import { SharedTitle } from "@/components/ui/share-button";
import { knownTopic, topicLabel } from "@/lib/news/choices";
import { type ArticleCard as ArticleCardData, readingTime } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";
import { ArticleCover } from "./article-cover";

/**
 * An article in a list; `lead` is the one that opens the page. On a phone both are the same row, a
 * strip of the cover beside the title, so that three are seen at once.
 */
export function ArticleCard({
  article,
  lead = false,
}: {
  article: ArticleCardData;
  lead?: boolean;
}) {
  return (
    <Card as="article" clickable className="flex h-full flex-col">
      <ArticleCover
        article={article}
        className={clsx(
          "max-sm:absolute max-sm:inset-y-0 max-sm:left-0 max-sm:h-full max-sm:w-24 max-sm:rounded-l-[15px] sm:w-full sm:rounded-t-card",
          "sm:aspect-2/1",
          lead && "lg:min-h-72 lg:flex-1",
        )}
      />
      <div
        className={clsx(
          "flex flex-col gap-3 max-sm:gap-1.5 max-sm:py-3 max-sm:pr-3 max-sm:pl-27",
          lead ? "sm:p-7" : "flex-1 sm:p-5",
        )}
      >
        {article.category && (
          <p>
            <TopicBadge category={article.category} />
          </p>
        )}
        <SharedTitle id={article.id}>
          <h3
            className={clsx(
              "max-sm:line-clamp-3 max-sm:text-base max-sm:leading-5",
              lead ? "sm:text-3xl" : "sm:text-lg sm:leading-snug",
            )}
          >
            <CardLink href={`/actualites/${article.id}`}>{article.title}</CardLink>
          </h3>
        </SharedTitle>
        {article.excerpt && (
          <p
            className={clsx(
              "text-muted max-sm:hidden",
              lead ? "measure text-lg" : "line-clamp-3 text-sm",
            )}
          >
            {article.excerpt}
          </p>
        )}
        <ArticleMeta article={article} className="mt-auto text-sm max-sm:text-xs sm:pt-1" />
      </div>
    </Card>
  );
}

/** Author, date and reading time. */
export function ArticleMeta({
  article,
  className,
}: {
  article: Pick<ArticleCardData, "author_name" | "published_at" | "reading_minutes">;
  className?: string;
}) {
  return (
    <p className={clsx("flex flex-wrap items-center gap-x-4 gap-y-1 text-muted", className)}>
      {article.author_name && <span className="font-semibold text-ink">{article.author_name}</span>}
      <span className="inline-flex items-center gap-1.5">
        <Calendar className="size-4" />
        <time dateTime={article.published_at}>{longDateTime(article.published_at)}</time>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Clock className="size-4" />
        {readingTime(article.reading_minutes)}
      </span>
    </p>
  );
}

/** The colours of the covers, so that a theme is known by its colour. */
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
