import { unstable_cache } from "next/cache";
import { logError } from "@/lib/monitoring/log";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { type SearchTerms, storedTerms } from "@/lib/publications/saved-search";
import { publicClient, REVALIDATE_SECONDS } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";
import type { Sort } from "./filters";

/** Facets slower than this (ms) do not delay the count. */
const LATE_MS = 1_000;

/**
 * Returns the facet counts and the total of a search. The facets include the total; if they fail or are
 * late, a separate query counts while there is time: a request has three seconds in all, and a list works
 * without facets but not without its total.
 * @param menus never rejects: on failure it resolves to no facets
 * @throws what `count` throws
 */
export async function menusAndTotal<Menus extends object>(
  menus: Promise<Menus>,
  totalOf: (menus: Menus) => number | undefined,
  count: () => Promise<number>,
): Promise<{ facets: Menus; total: number }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, LATE_MS, null);
  });
  const early = await Promise.race([menus, late]);
  clearTimeout(timer);
  if (early !== null) return { facets: early, total: totalOf(early) ?? (await count()) };
  const [facets, total] = await Promise.all([menus, count()]);
  return { facets, total };
}

/** The database stops counting at this number; facet counts stop at a smaller one. */
export const MOST_COUNTED = 10_000;
export const MOST_SAMPLED = 1_000;

/** Search terms of a list: query, and per menu the accepted values. */
export type Search = SearchTerms & {
  expired?: boolean;
  sort: Sort;
  partly?: boolean;
  /** True if a filter also holds free text of the visitor, not an option of a menu. */
  free?: boolean;
  /** The count stops at this number. */
  most?: number;
};

/** Options of each menu, by slug, with the database values of each. */
export type Menus = Record<string, Record<string, string[]>>;

/** Number of publications per option; a lower bound if `capped`. */
type Count = { found: number; capped: boolean; partly: boolean };
export type Facets = Record<string, Record<string, Count>>;

/** Returns the arguments of the search functions. They include the time, because a result may be cached. */
export function searchArguments({ expired, sort, partly, ...terms }: Search) {
  return {
    ...storedTerms(terms),
    partly: partly === true,
    expired: expired === true,
    by_rank: sort === "pertinence",
    since: lastHalfHour(),
  };
}

/** Returns true for free text, whose results are too varied to cache for long. */
export function hasOwnWords({ q, free }: Search): boolean {
  return q !== "" || free === true;
}

/** Returns the offset of a page, limited to what fits a database integer. */
export function skippedBefore(page: number, perPage: number): number {
  return Math.min(page - 1, 1_000_000) * perPage;
}

/**
 * Counts the matching publications.
 * @throws when they cannot be counted
 */
function countPublications(kind: Kind, search: Search): Promise<number> {
  const params = searchArguments({ ...search, sort: "date" });
  return cachedAnswer(kind, ["count", params], search, async (client) => {
    const { data, error } = await client.rpc("count_publications", {
      entries: kind,
      params,
      most: search.most ?? MOST_COUNTED,
    });
    if (error) throw error;
    return data;
  });
}

type Page = { page: number; perPage: number };

type Slice = { params: ReturnType<typeof searchArguments>; skip: number; take: number };

/**
 * Returns a page of a filtered list, with the totals of publications and pages, and the facet counts; no
 * rows past the last page.
 * @param rows requests them by POST: with GET the embedded backend parses a query as an object
 * @throws when the rows or their number cannot be read
 */
export async function searchedPage<Row>(
  kind: Kind,
  search: Search,
  { menus, page, perPage }: Page & { menus: Menus },
  rows: (
    client: ReturnType<typeof publicClient>,
    slice: Slice,
  ) => PromiseLike<{ data: Row[]; error: null } | { data: null; error: Error }>,
) {
  const client = publicClient([kinds[kind].tag], {
    cache: hasOwnWords(search) ? "briefly" : true,
  });
  const slice = {
    params: searchArguments(search),
    skip: skippedBefore(page, perPage),
    take: perPage,
  };
  const [shown, counted] = await Promise.all([
    rows(client, slice),
    countWithMenus(kind, search, menus),
  ]);
  if (shown.error) throw shown.error;
  return {
    rows: shown.data,
    ...counted,
    pageCount: Math.ceil(counted.total / perPage),
    narrowed: search.q !== "" || Object.values(search.chosen).some(Boolean),
  };
}

/**
 * Returns the number of matches, whether they match only part of the query, and the facet counts: none if
 * these cannot be read, since the list works without them.
 * @throws when the matches cannot be counted
 */
export async function countWithMenus(kind: Kind, search: Search, menus: Menus) {
  const counted = await menusAndTotal(
    countFacets(kind, search, menus),
    ({ "": all }) =>
      all?.[""]?.capped && search.most !== MOST_SAMPLED ? undefined : all?.[""]?.found,
    () => countPublications(kind, search),
  );
  const partly = search.partly === true || counted.facets[""]?.[""]?.partly === true;
  return { ...counted, partly };
}

/** Counts the options of each menu; the empty name holds the total of the search. */
export async function countFacets(kind: Kind, search: Search, menus: Menus): Promise<Facets> {
  const params = searchArguments({ ...search, sort: "date" });
  try {
    return await cachedAnswer(kind, ["facets", params], search, async (client) => {
      const { data, error } = await client.rpc("count_facets", { entries: kind, params, menus });
      if (error) throw error;
      const facets: Facets = {};
      for (const { facet, value, ...count } of data) {
        facets[facet] = { ...facets[facet], [value]: count };
      }
      return facets;
    });
  } catch (error) {
    logError(`${kind}.facets`, error);
    return {};
  }
}

/** Caches a search by menus alone until the next write, five minutes at most; free text is not cached. */
export function cachedAnswer<Answer>(
  kind: Kind,
  key: unknown[],
  search: Search,
  ask: (client: ReturnType<typeof publicClient>) => Promise<Answer>,
): Promise<Answer> {
  const { tag } = kinds[kind];
  const answer = () => ask(publicClient([tag], { cache: false }));
  if (hasOwnWords(search)) return answer();
  const options = { tags: [tag], revalidate: REVALIDATE_SECONDS };
  return unstable_cache(answer, [kind, JSON.stringify(key)], options)();
}
