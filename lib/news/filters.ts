import { parseSort, type Sort } from "@/lib/search/sort";
import { cleanQuery, pageNumber, type SearchParams } from "@/lib/text/search";
import { knownTopic, topicLabel } from "./choices";

export type NewsFilters = {
  /** Words to find, all of them. */
  q: string;
  /** A chip's value, or any category or tag; empty for all. */
  topic: string;
  sort: Sort;
  page: number;
};

/** Reads the state of the news list from its address: q, categorie, tri, page. */
export function parseNewsFilters(params: SearchParams): NewsFilters {
  const topic = cleanQuery(params.categorie).slice(0, 60);
  return {
    q: cleanQuery(params.q),
    topic: knownTopic(topic) ?? topic,
    sort: parseSort(params.tri),
    page: pageNumber(params.page),
  };
}

/** The address of the list in this state; what is at its default is left out. */
export function newsHref({ q, topic, sort, page }: Partial<NewsFilters>): string {
  const query = new URLSearchParams();
  if (q) query.set("q", q);
  if (topic) query.set("categorie", knownTopic(topic) ?? topic);
  if (sort === "pertinence") query.set("tri", sort);
  if (page && page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? "/actualites" : `/actualites?${text}`;
}

/** True when something narrows the list. */
export function narrowsNews({ q, topic }: NewsFilters): boolean {
  return q !== "" || topic !== "";
}

/** The filters that narrow the list, each with its label and the address without it. */
export function activeNewsFilters(filters: NewsFilters): { label: string; href: string }[] {
  const { q, topic } = filters;
  const first = { ...filters, page: 1 };
  return [
    ...(q === "" ? [] : [{ label: `«\u00a0${q}\u00a0»`, href: newsHref({ ...first, q: "" }) }]),
    ...(topic === ""
      ? []
      : [{ label: topicLabel(topic), href: newsHref({ ...first, topic: "" }) }]),
  ];
}
