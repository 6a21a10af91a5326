import { type SavedSearch, searchLabel, storedTerms } from "@/lib/publications/saved-search";
import type { Search } from "@/lib/search/facets";
import {
  type ActiveFilter,
  activeFilters,
  parseSort,
  quoted,
  type Words,
} from "@/lib/search/filters";

import { cleanQuery, pageNumber, type SearchParams } from "@/lib/text/address-values";
import { knownTopic, topicKeys, topicLabel } from "./choices";

export type NewsFilters = Words & {
  /** A topic's value, or any category or tag; empty for all. */
  topic: string;
  page: number;
};

/** Reads the filters of the news list from its address: q, categorie, tri, page. */
export function parseNewsFilters(params: SearchParams): NewsFilters {
  const topic = cleanQuery(params.categorie).slice(0, 60);
  return {
    q: cleanQuery(params.q),
    topic: knownTopic(topic) ?? topic,
    sort: parseSort(params.tri),
    page: pageNumber(params.page),
  };
}

export function newsHref({ q, topic, sort, page }: Partial<NewsFilters>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (topic) query.set("categorie", knownTopic(topic) ?? topic);
  if (sort === "pertinence") query.set("tri", sort);
  if (page && page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "/actualites" : `/actualites?${text}`;
}

export function narrowsNews({ q, topic }: NewsFilters): boolean {
  return q !== "" || topic !== "";
}

export function activeNewsFilters(filters: NewsFilters): ActiveFilter[] {
  const { q, topic } = filters;
  return activeFilters(filters, newsHref, [
    [quoted(q), { q: "" }],
    [topic && topicLabel(topic), { topic: "" }],
  ]);
}

export function newsSearch({ q, topic, sort, partly }: NewsFilters): Search {
  const free = topic !== "" && knownTopic(topic) === null;
  const categorie = topic === "" ? null : topicKeys(topic);
  return { q, chosen: { categorie }, sort, partly, free };
}

/** Returns the current search in the form that an alert stores. */
export function savedNewsSearch(shown: NewsFilters): SavedSearch {
  const { q, topic } = shown;
  return {
    kind: "article",
    params: storedTerms(newsSearch(shown)),
    label: searchLabel(activeNewsFilters(shown), "Tous les articles"),
    address: newsHref({ q, topic }),
  };
}
