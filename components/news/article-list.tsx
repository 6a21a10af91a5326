import { ButtonLink } from "@/components/ui/button";
import { CardLink } from "@/components/ui/card";
import { Pagination } from "@/components/ui/pagination";
import { EmptyState } from "@/components/ui/states";
import { countArticlesFound } from "@/lib/copy/counts";
import { type ArticleCard as ArticleCardData, readingTime } from "@/lib/news/schema";
import { longDateTime } from "@/lib/text/dates";
import { ArticleCard } from "./article-card";
import { ArticleCover } from "./article-cover";

type Props = {
  title: string;
  articles: ArticleCardData[];
  total: number;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Says how many there are, where no line above does. */
  counted: boolean;
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
};

export function ArticleList(props: Props) {
  const { title, counted, articles, total, page, pageCount, hrefFor, filtered } = props;
  if (total === 0) return <NoArticles filtered={filtered} />;
  return (
    <section aria-labelledby="articles">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="articles" className="text-xl">
          {title}
        </h2>
        {counted && <p className="text-muted">{countArticlesFound(total)}</p>}
      </div>
      <ul className="mb-8 grid gap-3 md:grid-cols-2">
        {articles.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
      <Pagination page={page} pageCount={pageCount} hrefFor={hrefFor} />
    </section>
  );
}

function NoArticles({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title="Aucun article trouvé"
      text="Essayez un mot plus court, un autre thème, ou revenez à toutes les actualités."
    >
      <ButtonLink href="/actualites" scroll={false} variant="primary">
        Voir toutes les actualités
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="Aucun article pour le moment" text="Revenez bientôt." />
  );
}

/** "À la une": the newest featured article large, up to two others beside it. */
export function FeaturedArticles({ articles }: { articles: ArticleCardData[] }) {
  const [lead, ...others] = articles;
  if (!lead) return null;
  return (
    <section aria-labelledby="a-la-une">
      <h2 id="a-la-une" className="mb-3 text-xl">
        À la une
      </h2>
      <ul className="grid gap-3 lg:grid-cols-2">
        <li className={others.length > 0 ? "lg:row-span-2" : "lg:col-span-2"}>
          <ArticleCard article={lead} lead />
        </li>
        {others.map((article) => (
          <li key={article.id}>
            <ArticleCard article={article} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** "À lire aussi": three titles with a small cover, beside the article. */
export function RelatedArticles({ articles }: { articles: ArticleCardData[] }) {
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
