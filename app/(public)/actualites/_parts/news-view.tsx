import { Publish } from "@/app/_parts/publish";
import { ListFilters } from "@/components/forms/list-filters";
import { ArticleList, FeaturedArticles } from "@/components/news/article-list";
import { FeedLinks } from "@/components/news/feed-links";
import { NewsSearch, TopicChips } from "@/components/news/news-filters";
import { ListHead, SkipToResults } from "@/components/search/list-head";
import { SearchNotes, SortLinks } from "@/components/search/search-notes";
import { BreadcrumbData } from "@/components/seo/json-ld";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/prose";
import { countArticles, countArticlesFound } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import { changesHref } from "@/lib/news/changes";
import { topicLabel } from "@/lib/news/choices";
import { activeNewsFilters, type NewsFilters, newsHref } from "@/lib/news/filters";
import type { readNews } from "@/lib/news/queries";

type Props = {
  title: string;
  lead: string;
  filters: NewsFilters;
  result: Awaited<ReturnType<typeof readNews>>;
};

/** The list of articles: search, themes, what is featured, then all. */
export function NewsView({ title, lead, filters, result }: Props) {
  const { featured, facets, ...list } = result;
  const active = activeNewsFilters(filters);
  const isSearch = active.length > 0 || filters.page > 1;
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Actualités" }]} />
      <SkipToResults what="articles" />
      {!isSearch && (
        <PageHeader
          slim
          title={title}
          lead={lead}
          actions={
            <Publish
              kind="article"
              publish="Publier un article"
              propose="Proposer un article"
              restricted={notices.articlePublishRestricted}
            />
          }
        />
      )}
      <ListFilters
        live
        action="/actualites"
        query={newsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des articles..."
        className="border-y border-line bg-paper"
        fields={<NewsSearch filters={filters} />}
      >
        <div className="wrap results gap-y-6">
          <div className="grid grid-cols-1 gap-1">
            <ListHead
              title={isSearch ? title : undefined}
              found={isSearch && result.total > 0 ? countArticlesFound(result.total) : undefined}
              active={active}
              clearHref="/actualites"
              sorting={
                <SortLinks
                  label="Trier les articles"
                  filters={filters}
                  total={result.total}
                  hrefFor={newsHref}
                />
              }
              address={newsHref({ ...filters, page: 1 })}
            />
            <TopicChips filters={filters} facets={facets} />
            <SearchNotes
              all="Tous les articles"
              filters={filters}
              result={result}
              hrefFor={newsHref}
              count={countArticles}
            />
          </div>
          <FeaturedArticles articles={featured} />
          <ArticleList
            {...list}
            counted={!isSearch}
            title={filters.topic ? topicLabel(filters.topic) : "Toutes les actualités"}
            page={filters.page}
            hrefFor={(page) => newsHref({ ...filters, page })}
          />
          <p className="text-center">
            <TextLink href={changesHref()}>Ce qui change, mois par mois</TextLink>
          </p>
          <FeedLinks name="actualites" what="les actualités" />
        </div>
      </ListFilters>
    </>
  );
}
