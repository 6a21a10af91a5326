import { journal, logError } from "@/lib/monitoring/log";
import { townLabel } from "@/lib/places/towns";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { impersonal } from "@/lib/shared/impersonal";
import { publicClient } from "@/lib/supabase/public";
import { MOST_COUNTED } from "./facets";
import type { Words } from "./filters";
import { type RelaxedSearch, relaxedSearches } from "./relaxed";

type Options = {
  /** Includes items past their deadline. */
  expired?: boolean;
  /** The database stops counting one above this number. */
  most: number;
};

/**
 * Returns the number of matches of each search, without filters, in order; the database accepts at most
 * nine. A list without results works without suggestions: on failure all counts are zero, and the failure is
 * logged.
 */
export async function countSearches(
  kind: Kind,
  words: string[],
  { expired = false, most }: Options,
): Promise<number[]> {
  const { data, error } = await publicClient([kinds[kind].tag], { cache: "briefly" }).rpc(
    "count_searches",
    { entries: kind, words, expired, most },
  );
  if (error) logError("search.relaxed", error);
  return data ?? [];
}

/** A suggested query and its type: "Poste", "Ville". */
export type Suggestion = { label: string; what: string };

/**
 * Returns up to eight titles, employers and towns that complete the input; none below two letters.
 * @throws when the data cannot be read
 */
export async function listSuggestions(kind: Kind, typed: string): Promise<Suggestion[]> {
  const { data, error } = await publicClient([], { cache: false }).rpc("suggest", {
    entries: kind,
    typed,
  });
  if (error) throw error;
  const names: Record<string, string> = kinds[kind].suggested;
  return data.map(({ facet, label }) => ({ label, what: names[facet] ?? "" }));
}

/**
 * Returns up to eight towns that complete the input, largest first; none below two letters.
 * @throws when the data cannot be read
 */
export async function listTownSuggestions(typed: string): Promise<Suggestion[]> {
  const { data, error } = await publicClient([], { cache: false }).rpc("suggest_towns", { typed });
  if (error) throw error;
  return data.map((town) => ({ label: townLabel(town), what: "Ville" }));
}

/** Result of a search; `partly` if it matches only some of the tokens. */
type Found = { total: number; partly: boolean };

/** A list, the corrected query if one was used, and the query that the results match. */
export type Corrected<List> = List & { corrected: string | null; meant: string };

/**
 * Returns the list for the query as typed or, if it has no match, for a corrected query that has some:
 * `corrected` then holds it. If nothing matches all tokens, returns what matches most of them. `meant` is
 * the query that was used in either case. A query without any match or correction is logged for the
 * operator.
 * @throws what `list` throws
 */
export async function correctedList<Filters extends Words, List extends Found>(
  kind: Kind,
  filters: Filters,
  list: (filters: Filters) => Promise<List>,
): Promise<Corrected<List>> {
  const { q } = filters;
  const found = await list(filters);
  const asTyped = { ...found, corrected: null, meant: q };
  if (found.total > 0 || q === "") return asTyped;
  const better = await correctQuery(kind, q);
  const meant = better ?? q;
  for (const partly of [false, true]) {
    if (partly ? !/\S[\s,;/&|]+\S/.test(meant) : better === null) continue;
    const sort = partly ? "pertinence" : filters.sort;
    const instead = await list({ ...filters, q: meant, sort, partly });
    if (instead.total > 0) return { ...instead, corrected: better, meant };
  }
  if (better === null) {
    journal.info({ event: "search.unmet", kind, words: impersonal(q.slice(0, 80)) });
  }
  return { ...asTyped, meant };
}

/** A list, and when it is empty, relaxed searches with results. */
export type Searched<Filters, List> = Corrected<List> & { relaxed: RelaxedSearch<Filters>[] };

type Reading<Filters, List> = {
  filters: Filters;
  /** The same query without the filters. */
  free: Filters;
  list: (filters: Filters) => Promise<List>;
};

/**
 * Returns `correctedList`, with relaxed searches if that too is empty.
 * @throws what `list` throws
 */
export async function searchedList<
  Filters extends Words & { expired?: boolean },
  List extends Found,
>(kind: Kind, { filters, free, list }: Reading<Filters, List>): Promise<Searched<Filters, List>> {
  const found = await correctedList(kind, filters, list);
  if (found.total > 0 && !found.partly) return { ...found, relaxed: [] };
  const counting = { expired: free.expired, most: MOST_COUNTED };
  const { meant: q } = found;
  const relaxed = await relaxedSearches({ ...filters, q }, { ...free, q }, (words) =>
    countSearches(kind, words, counting),
  );
  return { ...found, relaxed };
}

/** A failure is only logged: the list works without a correction. */
async function correctQuery(kind: Kind, q: string): Promise<string | null> {
  const { data, error } = await publicClient([], { cache: false }).rpc("correct_query", {
    entries: kind,
    q,
  });
  if (error) logError("search.correct", error);
  return error ? null : data;
}
