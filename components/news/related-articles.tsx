import { CardLink } from "@/components/ui/card";
import { type ArticleCard, readingTime } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";
import { ArticleCover } from "./article-cover";

/** "À lire aussi": three titles with a small cover, beside the article. */
export function RelatedArticles({ articles }: { articles: ArticleCard[] }) {
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="a-lire-aussi" data-print="no">
      <h2 id="a-lire-aussi" className="mb-4 text-lg">
        À lire aussi
      </h2>
      <ul className="grid gap-5">
        {articles.map((article) => (
          <li key={article.id} className="group relative flex gap-3.5">
            <ArticleCover
              article={article}
              className="h-20 w-24 shrink-0 rounded-control border border-line"
            />
            <div className="min-w-0">
              <h3 className="text-base leading-snug group-hover:underline">
                <CardLink href={`/actualites/${article.id}`}>{article.title}</CardLink>
              </h3>
              <p className="mt-1 text-xs text-muted">
                {longDateTime(article.published_at)} · {readingTime(article.reading_minutes)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
