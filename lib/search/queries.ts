import { journal, logError } from "@/lib/monitoring/log";
import { townLabel } from "@/lib/places/towns";
import { type Kind, kinds } from "@/lib/publications/kinds";
import { impersonal } from "@/lib/shared/impersonal";
import { publicClient } from "@/lib/supabase/public";
import { MOST_COUNTED } from "./facets";
import type { Words } from "./filters";
import { type RelaxedSearch, relaxedSearches } from "./relaxed";

type Options = {
  /** Whether what is past its deadline counts too. */
  expired?: boolean;
  /** The database stops counting one beyond it. */
  most: number;
};

/**
 * How many publications of a kind each of these searches finds, without filters, in their order; the
 * database reads nine at most. A list without results is true without them: where they cannot be
 * counted none finds anything, and that is logged.
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

/** What may be typed, and what it is: "Poste", "Ville". */
export type Suggestion = { label: string; what: string };

/**
 * Up to eight titles, employers and towns for what is being typed; none under two letters.
 * @throws when the data cannot be read.
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
 * Up to eight towns for what is being typed, the largest first; none under two letters.
 * @throws when the data cannot be read.
 */
export async function listTownSuggestions(typed: string): Promise<Suggestion[]> {
  const { data, error } = await publicClient([], { cache: false }).rpc("suggest_towns", { typed });
  if (error) throw error;
  return data.map((town) => ({ label: townLabel(town), what: "Ville" }));
}

/** What a search finds: `partly` where that is by some of its words. */
type Found = { total: number; partly: boolean };

/** A list, the words that were searched instead of those typed, and how those were read at all. */
export type Corrected<List> = List & { corrected: string | null; meant: string };

/**
 * A list for the words as typed or, where they find nothing and look like others that do, for
 * those: `corrected` then says which. Where nothing has all of them, what has most of them. `meant` says which words were read in any case. The operator's log says what nothing is
 * like. What `list` throws is thrown.
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

/** A list as it is shown, and where it has nothing, searches that do. */
export type Searched<Filters, List> = Corrected<List> & { relaxed: RelaxedSearch<Filters>[] };

type Reading<Filters, List> = {
  filters: Filters;
  /** The same words without the filters. */
  free: Filters;
  list: (filters: Filters) => Promise<List>;
};

/**
 * `correctedList`, with what is near where even that has nothing. What `list` throws is thrown.
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

/** Without a correction the list is still true: a failure is only logged. */
async function correctQuery(kind: Kind, q: string): Promise<string | null> {
  const { data, error } = await publicClient([], { cache: false }).rpc("correct_query", {
    entries: kind,
    q,
  });
  if (error) logError("search.correct", error);
  return error ? null : data;
}
