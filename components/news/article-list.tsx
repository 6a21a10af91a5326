import clsx from "clsx";
import { FilterRow, OtherState, SearchWords } from "@/components/forms/filters";
import { ChipLink } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { CardLink } from "@/components/ui/card";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { EmptyState } from "@/components/ui/states";
import { countArticlesFound, withCount } from "@/lib/copy/counts";
import { newsTopics } from "@/lib/news/choices";
import { type NewsFilters, newsHref } from "@/lib/news/filters";
import { type ArticleCard as ArticleCardData, readingTime } from "@/lib/news/schema";
import type { Facets } from "@/lib/search/facets";
import { longDateTime } from "@/lib/text/dates";
import { ArticleCard } from "./article-card";
import { ArticleCover } from "./article-cover";

type ArticleListProps = {
  title: string;
  articles: ArticleCardData[];
  total: number;
  page: number;
  pageCount: number;
  hrefFor: (page: number) => string;
  /** Displays the number of articles, where no line above does. */
  counted: boolean;
  /** Whether filters may be the reason for an empty list. */
  filtered: boolean;
};

export function ArticleList(props: ArticleListProps) {
  const { title, counted, articles, total, page, pageCount, hrefFor, filtered } = props;
  if (total === 0) return <NoArticles filtered={filtered} />;
  if (page > 1 && articles.length === 0) {
    return <PastEnd pageCount={Math.max(pageCount, 1)} hrefFor={hrefFor} />;
  }
  return (
    <section aria-labelledby="articles">
      <div
        className={clsx(
          "flex flex-wrap items-baseline justify-between gap-x-6",
          counted ? "mb-3" : "sm:mb-3",
        )}
      >
        {/* On phones the lines above a search already announce the results. */}
        <h2 id="articles" className={clsx("text-xl", !counted && "max-sm:sr-only")}>
          {title}
        </h2>
        {counted && <p className="text-muted">{countArticlesFound(total)}</p>}
      </div>
      <ul className="mb-8 grid grid-cols-1 gap-3 md:grid-cols-2">
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
      <h2 id="a-la-une" className="mb-3 text-xl max-sm:sr-only">
        À la une
      </h2>
      <ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
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

/** Topics as links, each with its number of articles. */
export function TopicChips({ filters, facets }: { filters: NewsFilters; facets: Facets }) {
  const { q, topic, sort } = filters;
  return (
    <nav
      aria-label="Thèmes"
      className="flex gap-2 max-lg:-mx-(--wrap-margin) max-lg:overflow-x-auto max-lg:px-(--wrap-margin) lg:flex-wrap"
    >
      <ChipLink href={newsHref({ q, sort })} current={topic === ""}>
        Toutes les actualités
      </ChipLink>
      {Object.entries(newsTopics).map(([value, label]) => (
        <ChipLink key={value} href={newsHref({ q, sort, topic: value })} current={topic === value}>
          {withCount(label, facets.categorie?.[value])}
        </ChipLink>
      ))}
    </nav>
  );
}

/** Search box of the list; keeps the selected topic. */
export function NewsSearch({ filters }: { filters: NewsFilters }) {
  return (
    <>
      <FilterRow
        submit="Rechercher"
        fields={
          <SearchWords
            suggest="article"
            label="Rechercher un article"
            placeholder="Un mot, un programme, une province"
            words={filters.q}
          />
        }
      />
      <OtherState sort={filters.sort} />
      <input type="hidden" name="categorie" defaultValue={filters.topic} />
    </>
  );
}

type FeedLinksProps = {
  /** Base name of the feed's files. */
  name: "actualites" | "changements";
  /** Content of the feed, as used in the link's sentence. */
  what: string;
};

/** Links to the feeds; plain anchors, because a feed is not a page of the site. */
export function FeedLinks({ name, what }: FeedLinksProps) {
  return (
    <p className="text-center text-sm text-muted">
      Suivez {what} dans votre lecteur RSS&nbsp;:{" "}
      <a href={`/flux/${name}.xml`} className="text-link">
        RSS
      </a>{" "}
      ou{" "}
      <a href={`/flux/${name}.json`} className="text-link">
        JSON
      </a>
      .
    </p>
  );
}
