import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Publish } from "@/app/_parts/publish";
import { ListFilters } from "@/components/forms/list-filters";
import { ArticleList } from "@/components/news/article-list";
import { FeaturedArticles } from "@/components/news/featured-articles";
import { FeedLinks } from "@/components/news/feed-links";
import { NewsSearch } from "@/components/news/news-search";
import { TopicChips } from "@/components/news/topic-chips";
import { CorrectedNote } from "@/components/search/corrected-note";
import { BreadcrumbData } from "@/components/seo/breadcrumb-data";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { PageHeader } from "@/components/ui/page-header";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { newsHref, parseNewsFilters } from "@/lib/news/filters";
import { listNews } from "@/lib/news/queries";
import { knownTopic, topicLabel } from "@/lib/news/topics";
import { correctedList } from "@/lib/search/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/search";

const TITLE = "Actualités et guides pour le Canada";
const LEAD =
  "Visas, études, travail, résidence permanente : ce qui change, expliqué simplement, avec les sources officielles.";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q, topic, page } = parseNewsFilters(await searchParams);
  const title = topic ? `Actualités : ${topicLabel(topic)}` : TITLE;
  return pageMetadata({
    title: page > 1 ? `${title}, page ${page}` : title,
    description: LEAD,
    path: newsHref({ q, topic, page }),
    // Words of the reader's own make no page worth finding.
    index: q === "" && (topic === "" || knownTopic(topic) !== null),
    feeds: {
      "application/rss+xml": "/flux/actualites.xml",
      "application/feed+json": "/flux/actualites.json",
    },
  });
}

export default async function NewsPage({ searchParams }: Props) {
  const filters = parseNewsFilters(await searchParams);
  const matching = (q: string) => listNews({ ...filters, q });
  const result = await correctedList("news", filters.q, matching).catch((error: unknown) => ({
    failure: logError("news.list", error),
  }));
  if ("failure" in result) return <NewsUnavailable reference={result.failure} />;
  if (result.articles.length === 0 && filters.page > 1) notFound();

  const { featured, corrected, ...list } = result;
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Actualités" }]} />
      <PageHeader
        title={TITLE}
        lead={LEAD}
        actions={
          <Publish
            kind="article"
            publish="Publier un article"
            propose="Proposer un article"
            restricted={notices.articlePublishRestricted}
          />
        }
      />
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
          {corrected && <CorrectedNote typed={filters.q} searched={corrected} />}
          <FeaturedArticles articles={featured} />
          <ArticleList
            {...list}
            title={filters.topic ? topicLabel(filters.topic) : "Toutes les actualités"}
            page={filters.page}
            hrefFor={(page) => newsHref({ ...filters, page })}
          />
          <FeedLinks />
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
