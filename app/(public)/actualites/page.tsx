import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { UnreadableList } from "@/app/(public)/_parts/filtered-list";
import { listMetadata } from "@/app/(public)/_parts/list-metadata";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";
import { knownTopic, topicLabel } from "@/lib/news/choices";
import { newsHref, parseNewsFilters } from "@/lib/news/filters";
import { readNews } from "@/lib/news/queries";
import type { SearchParams } from "@/lib/text/search";
import { NewsView } from "./_parts/news-view";

const TITLE = "Actualités et guides pour le Canada";
const LEAD =
  "Visas, études, travail, résidence permanente\u00a0: ce qui change, expliqué simplement, avec les sources officielles.";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseNewsFilters(await searchParams);
  const { q, topic, page } = filters;
  return listMetadata(
    {
      title: topic ? `Actualités\u00a0: ${topicLabel(topic)}` : TITLE,
      page,
      description: LEAD,
      path: newsHref({ q, topic, page }),
      // Words of the reader's own make no page worth finding.
      index: q === "" && (topic === "" || knownTopic(topic) !== null),
      feeds: {
        "application/rss+xml": "/flux/actualites.xml",
        "application/feed+json": "/flux/actualites.json",
      },
    },
    async () => (await readNews(filters)).articles,
  );
}

export default async function NewsPage({ searchParams }: Props) {
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
  if (result.articles.length === 0 && filters.page > 1) notFound();
  return <NewsView title={TITLE} lead={LEAD} filters={filters} result={result} />;
}
