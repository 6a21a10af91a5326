import clsx from "clsx";
import { Card, CardLink } from "@/components/ui/card";
import { SharedTitle } from "@/components/ui/shared-title";
import type { ArticleCard as ArticleCardData } from "@/lib/news/schema";
import { ArticleCover } from "./article-cover";
import { ArticleMeta } from "./article-meta";
import { TopicBadge } from "./topic-badge";

/** An article in a list; `lead` is the one that opens the page. */
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
          "w-full rounded-t-card",
          lead ? "aspect-2/1 lg:min-h-72 lg:flex-1" : "aspect-2/1",
        )}
      />
      <div className={clsx("flex flex-col gap-3", lead ? "p-5 sm:p-7" : "flex-1 p-5")}>
        {article.category && (
          <p>
            <TopicBadge category={article.category} />
          </p>
        )}
        <SharedTitle id={article.id}>
          <h3 className={lead ? "text-2xl sm:text-3xl" : "text-lg leading-snug"}>
            <CardLink href={`/actualites/${article.id}`}>{article.title}</CardLink>
          </h3>
        </SharedTitle>
        {article.excerpt && (
          <p className={clsx("text-muted", lead ? "measure text-lg" : "line-clamp-3 text-sm")}>
            {article.excerpt}
          </p>
        )}
        <ArticleMeta article={article} className="mt-auto pt-1 text-sm" />
      </div>
    </Card>
  );
}
