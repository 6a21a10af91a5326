import { unstable_cache } from "next/cache";
import { logError } from "@/lib/monitoring/log";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { type SearchTerms, storedTerms } from "@/lib/publications/saved-search";
import { publicClient, REVALIDATE_SECONDS } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";
import type { Sort } from "./filters";

/** Menus that take longer than that, in milliseconds, are not waited for by the number. */
const LATE_MS = 1_000;

/**
 * What each choice of a menu would leave, and how many a search finds: the menus say that too. Where
 * they do not, or are late, it is asked for by itself, while there is time: a request waits three
 * seconds in all, and the list does without menus, but not without its number.
 * @param menus never fails: what cannot be read is no menus
 * @throws what `count` throws.
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

/** Beyond this number the database stops counting; the menus' answer does beyond the smaller one. */
export const MOST_COUNTED = 10_000;
export const MOST_SAMPLED = 1_000;

/** What a list is asked for: words, and of each menu the values of which one is wanted. */
export type Search = SearchTerms & {
  expired?: boolean;
  sort: Sort;
  partly?: boolean;
  /** True where a filter too holds words of the reader's own, and not a choice of a menu. */
  free?: boolean;
  /** Beyond this number nothing is counted. */
  most?: number;
};

/** Of each menu its choices, by their words in the address, with the values they stand for. */
export type Menus = Record<string, Record<string, string[]>>;

/** How many publications each choice of a menu would leave; a least number where `capped`. */
type Count = { found: number; capped: boolean; partly: boolean };
export type Facets = Record<string, Record<string, Count>>;

/** A search in the database's words. The moment is part of it, since an answer may be cached. */
export function searchArguments({ expired, sort, partly, ...terms }: Search) {
  return {
    ...storedTerms(terms),
    partly: partly === true,
    expired: expired === true,
    by_rank: sort === "pertinence",
    since: lastHalfHour(),
  };
}

/** Whether anybody can invent such a search: its answer is not worth keeping for long. */
export function hasOwnWords({ q, free }: Search): boolean {
  return q !== "" || free === true;
}

/** Where a page begins. No list is that long: an integer of the database holds it. */
export function skippedBefore(page: number, perPage: number): number {
  return Math.min(page - 1, 1_000_000) * perPage;
}

/** How many publications match; @throws when they cannot be counted. */
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

/** What a function of the database is given for one page of a list. */
type Slice = { params: ReturnType<typeof searchArguments>; skip: number; take: number };

/**
 * A page of a list that menus narrow, with how many publications and pages there are, and how many
 * each choice of a menu would leave; no rows past the last page.
 * @param rows asks for them, by POST: as GET the embedded backend takes an object for words
 * @throws when the rows or their number cannot be read.
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
 * How many publications match, whether by some of the words only, and how many each choice of a menu
 * would leave: none where that cannot be read, since the list does without.
 * @throws when they cannot be counted.
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

/** Counts for the menus, and under no name how many the search itself finds. */
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

/** An answer to menus alone is cached until a write, one to free text briefly. */
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
