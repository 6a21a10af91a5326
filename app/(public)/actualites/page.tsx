import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ListFilters } from "@/components/forms/list-filters";
import { ArticleList } from "@/components/news/article-list";
import { FeaturedArticles } from "@/components/news/featured-articles";
import { NewsSearch } from "@/components/news/news-search";
import { PublishArticle } from "@/components/news/publish-article";
import { TopicChips } from "@/components/news/topic-chips";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { PageHeader } from "@/components/ui/page-header";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { newsHref, parseNewsFilters, type SearchParams } from "@/lib/news/filters";
import { listNews } from "@/lib/news/queries";
import { topicLabel } from "@/lib/news/topics";

const TITLE = "Actualités et guides pour le Canada";
const LEAD =
  "Visas, études, travail, résidence permanente : ce qui change, expliqué simplement, avec les sources officielles.";

export const metadata: Metadata = {
  title: TITLE,
  description: LEAD,
  alternates: {
    canonical: "/actualites",
    types: {
      "application/rss+xml": "/flux/actualites.xml",
      "application/feed+json": "/flux/actualites.json",
    },
  },
};

type Props = { searchParams: Promise<SearchParams> };

export default async function NewsPage({ searchParams }: Props) {
  const filters = parseNewsFilters(await searchParams);
  const result = await listNews(filters).catch((error: unknown) => ({
    failure: logError("news.list", error),
  }));
  if ("failure" in result) return <NewsUnavailable reference={result.failure} />;
  if (result.articles.length === 0 && filters.page > 1) notFound();

  const { featured, ...list } = result;
  return (
    <>
      <PageHeader title={TITLE} lead={LEAD} actions={<PublishArticle />} />
      <ListFilters
        live
        action="/actualites"
        query={newsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des articles..."
        className="border-y border-line bg-paper"
        fields={<NewsSearch filters={filters} />}
      >
        <div className="wrap grid gap-10 py-6">
          <TopicChips filters={filters} />
          <FeaturedArticles articles={featured} />
          <ArticleList
            {...list}
            title={filters.topic ? topicLabel(filters.topic) : "Toutes les actualités"}
            page={filters.page}
            hrefFor={(page) => newsHref({ ...filters, page })}
          />
        </div>
      </ListFilters>
    </>
  );
}

function NewsUnavailable({ reference }: { reference: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <NoticeOnArrival notice={notices.newsLoadFailed} />
      <PageHeader title={TITLE} />
      <div className="wrap py-8">
        <ErrorState title="Impossible de charger les articles." reference={reference} />
      </div>
    </>
  );
}
