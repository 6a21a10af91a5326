/** A search with results, their number, and whether it drops the filters. */
export type RelaxedSearch<Filters> = { filters: Filters; total: number; unfiltered: boolean };

/** Longer queries are not tried with one token less. */
const MAX_WORDS = 4;
const SHOWN = 3;

/** Stop words: most texts contain them, or the index omits them. Useless alone or at the end of a query. */
const SMALL = new Set(
  "a à au aux avec c ce ces chez d dans de des du elle en et il j je l la le les leur m ma mais me mes moi mon n ne nos notre nous on ou par pas pour qu que qui s sa sans se ses son sur t ta te tes toi ton tu un une vos votre vous y".split(
    " ",
  ),
);

/** Returns true if a query has only stop words and punctuation. */
export function isSmall(q: string): boolean {
  const words =
    q
      .normalize("NFC")
      .toLowerCase()
      // Drops the points of an abbreviation, as the database does: "d.e.s." becomes "des".
      .replace(/(?<=(?<!\p{L})\p{L}|\.\p{L})\.(?=\p{L}(?!\p{L}))/gu, "")
      .match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
  return q.trim() !== "" && words.every((word) => SMALL.has(word));
}

/**
 * Returns up to three searches with results, close to one without: first without the filters, then with one
 * token less, or with a single token if those have no result either.
 * @param free the requested search without its filters
 * @param count counts the results of each query without filters; called at most once, with up to nine
 * queries
 */
export async function relaxedSearches<Filters extends { q: string }>(
  filters: Filters,
  free: Filters,
  count: (words: string[]) => Promise<number[]>,
): Promise<RelaxedSearch<Filters>[]> {
  const unfiltered =
    JSON.stringify({ ...filters, page: 1 }) !== JSON.stringify({ ...free, page: 1 });
  const words = [...new Set(free.q.split(/\s+/))].filter((word) => !SMALL.has(word.toLowerCase()));
  const used = words.slice(0, MAX_WORDS);
  const whole = unfiltered ? [free.q] : [];
  const alone = used.length > 1 ? used : [];
  // Tokens that match nothing alone may match together: "home office" is a synonym of "télétravail".
  const withoutOneWord =
    used.length > 2 ? used.map((_, at) => used.filter((_, n) => n !== at).join(" ")) : [];

  const tried = [...whole, ...withoutOneWord, ...alone];
  const totals = tried.length > 0 ? await count(tried) : [];
  const found = tried.flatMap((q, at) => {
    const total = totals[at] ?? 0;
    return total > 0 ? [{ filters: { ...free, q }, total, unfiltered }] : [];
  });
  const near = found.filter(({ filters }) => used.length < 3 || !alone.includes(filters.q));
  return (near.length > 0 ? near : found).slice(0, SHOWN);
}
