import clsx from "clsx";
import { Card, CardLink } from "@/components/ui/card";
import { SharedTitle } from "@/components/ui/shared-title";
import type { ArticleCard as ArticleCardData } from "@/lib/news/schema";
import { ArticleCover } from "./article-cover";
import { ArticleMeta } from "./article-meta";
import { TopicBadge } from "./topic-badge";

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
