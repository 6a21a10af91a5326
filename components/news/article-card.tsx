import clsx from "clsx";
import { Badge } from "@/components/ui/badge";
import { Card, CardLink } from "@/components/ui/card";
import { Calendar, Clock } from "@/components/ui/icons";
import { SharedTitle } from "@/components/ui/share-button";
import { knownTopic, topicLabel } from "@/lib/news/choices";
import { type ArticleCard as ArticleCardData, readingTime } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";
import { ArticleCover } from "./article-cover";

/** An article in a list: a strip of the cover beside the title. `lead` opens the page, its cover above it. */
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
          "w-24 shrink-0 self-stretch rounded-l-[15px]",
          lead
            ? "sm:w-2/5 lg:aspect-5/2 lg:min-h-56 lg:w-full lg:flex-1 lg:rounded-t-card lg:rounded-b-none"
            : "sm:w-32 xl:w-40",
        )}
      />
      <div
        className={clsx(
          "flex min-w-0 flex-1 flex-col gap-1.5 px-3 py-3 sm:px-4",
          lead && "sm:gap-2 sm:px-6 sm:py-5 lg:flex-none",
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
              "line-clamp-3 text-base leading-5 wrap-anywhere",
              lead ? "sm:text-2xl sm:leading-tight" : "sm:leading-snug",
            )}
          >
            <CardLink href={`/actualites/${article.id}`}>{article.title}</CardLink>
          </h3>
        </SharedTitle>
        {article.excerpt && (
          <p className={clsx("text-sm text-muted max-sm:hidden", !lead && "line-clamp-2")}>
            {article.excerpt}
          </p>
        )}
        <ArticleMeta article={article} className="mt-auto text-xs" />
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
    <p className={clsx("flex flex-wrap items-center gap-x-4 gap-y-0.5 text-muted", className)}>
      {article.author_name && <span className="font-semibold text-ink">{article.author_name}</span>}
      <span className="inline-flex items-center gap-1.5">
        <Calendar className="size-4 max-sm:hidden" />
        <time dateTime={article.published_at}>{longDateTime(article.published_at)}</time>
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Clock className="size-4 max-sm:hidden" />
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
