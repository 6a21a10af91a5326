import { Breadcrumb } from "@/components/ui/breadcrumb";
import { SharedTitle } from "@/components/ui/shared-title";
import type { Article } from "@/lib/news/schema";
import { ArticleCover } from "./article-cover";
import { ArticleMeta } from "./article-meta";
import { TopicBadge } from "./topic-badge";

/** Title, deck and author over the article's own landscape. */
export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header>
      <Breadcrumb
        items={[{ label: "Actualités", href: "/actualites" }, { label: article.title }]}
      />
      <div className="mt-6 max-w-4xl">
        {article.category && (
          <p className="mb-3">
            <TopicBadge category={article.category} />
          </p>
        )}
        <SharedTitle id={article.id}>
          <h1 className="text-3xl sm:text-5xl">{article.title}</h1>
        </SharedTitle>
        {article.excerpt && <p className="measure mt-4 text-lg text-muted">{article.excerpt}</p>}
        <ArticleMeta article={article} className="mt-5" />
      </div>
      <ArticleCover
        article={article}
        className="mt-7 aspect-2/1 w-full rounded-panel border border-line sm:aspect-5/2"
      />
    </header>
  );
}
