import clsx from "clsx";
import { Calendar, Clock } from "@/components/ui/icons";
import { type ArticleCard, readingTime } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";

/** Author, date and reading time. */
export function ArticleMeta({
  article,
  className,
}: {
  article: Pick<ArticleCard, "author_name" | "published_at" | "reading_minutes">;
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
