import type { Metadata } from "next";
import { Publish } from "@/app/_parts/publish";
import { listMetadata, UnreadableList } from "@/app/(public)/_parts/filtered-list";
import { ListFilters } from "@/components/forms/list-filters";
import {
  ArticleList,
  FeaturedArticles,
  FeedLinks,
  NewsSearch,
  TopicChips,
} from "@/components/news/article-list";
import { ListHead, SkipToResults } from "@/components/search/list-head";
import { SearchNotes, SortLinks } from "@/components/search/search-notes";
import { BreadcrumbData } from "@/components/seo/json-ld";
import { PageHeader } from "@/components/ui/page-header";
import { TextLink } from "@/components/ui/prose";
import { countArticles, countArticlesFound } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import { changesHref } from "@/lib/news/changes";
import { knownTopic, topicLabel } from "@/lib/news/choices";
import {
  activeNewsFilters,
  type NewsFilters,
  newsHref,
  parseNewsFilters,
} from "@/lib/news/filters";
import { readNews } from "@/lib/news/queries";
import type { SearchParams } from "@/lib/text/address-values";

const TITLE = "Actualités et guides pour le Canada";
const LEAD =
  "Visas, études, travail, résidence permanente\u00a0: ce qui change, expliqué simplement, avec les sources officielles.";

type NewsPageProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: NewsPageProps): Promise<Metadata> {
  const filters = parseNewsFilters(await searchParams);
  const { q, topic, page } = filters;
  return listMetadata(
    {
      title: topic ? `Actualités\u00a0: ${topicLabel(topic)}` : TITLE,
      page,
      description: LEAD,
      path: newsHref({ q, topic, page }),
      // Free text searches are not indexed.
      index: q === "" && (topic === "" || knownTopic(topic) !== null),
      feeds: {
        "application/rss+xml": "/flux/actualites.xml",
        "application/feed+json": "/flux/actualites.json",
      },
    },
    async () => (await readNews(filters)).articles,
  );
}

export default async function NewsPage({ searchParams }: NewsPageProps) {
  const filters = parseNewsFilters(await searchParams);
  const result = await readNews(filters).catch((error: unknown) => ({
    failure: logError("news.list", error),
  }));
  if ("failure" in result) {
    return (
      <UnreadableList
        title={TITLE}
        notice={notices.newsLoadFailed}
        text="Impossible de charger les articles."
        reference={result.failure}
      />
    );
  }
  if (result.articles.length === 0 && filters.page > 1) setNotFound();
  return <NewsView title={TITLE} lead={LEAD} filters={filters} result={result} />;
}

type NewsViewProps = {
  title: string;
  lead: string;
  filters: NewsFilters;
  result: Awaited<ReturnType<typeof readNews>>;
};

function NewsView({ title, lead, filters, result }: NewsViewProps) {
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
          lead={<p className="max-sm:hidden">{lead}</p>}
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
            <TopicChips filters={filters} facets={facets} />
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
