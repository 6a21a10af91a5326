/** A search that finds something, with how much, and whether it leaves the filters out. */
export type RelaxedSearch<Filters> = { filters: Filters; total: number; unfiltered: boolean };

/** More words than that are not tried without. */
const MAX_WORDS = 4;
const SHOWN = 3;

/** What the index of words leaves out: alone or at an end it says nothing. */
const SMALL = new Set(
  "a à au aux avec ce ces chez dans de des du en et la le les ou par pour sans ses son sur un une".split(
    " ",
  ),
);

/**
 * Searches near one that finds nothing: the same without its filters, then that with one word less, or
 * where none of these finds anything with one word alone; three at most, all of which find something.
 * @param free `asked` without its filters
 * @param count how many each of these words finds without filters; asked once at most, of nine
 */
export async function relaxedSearches<Filters extends { q: string }>(
  asked: Filters,
  free: Filters,
  count: (words: string[]) => Promise<number[]>,
): Promise<RelaxedSearch<Filters>[]> {
  const unfiltered = JSON.stringify({ ...asked, page: 1 }) !== JSON.stringify({ ...free, page: 1 });
  const words = [...new Set(free.q.split(/\s+/))].filter((word) => !SMALL.has(word.toLowerCase()));
  const kept = words.slice(0, MAX_WORDS);
  const whole = unfiltered ? [free.q] : [];
  const alone = kept.length > 1 ? kept : [];
  // Words that find nothing alone may together: « home office » is one for « télétravail ».
  const shorter =
    kept.length > 2 ? kept.map((_, at) => kept.filter((_, n) => n !== at).join(" ")) : [];

  const tried = [...whole, ...shorter, ...alone];
  const totals = tried.length > 0 ? await count(tried) : [];
  const found = tried.flatMap((q, at) => {
    const total = totals[at] ?? 0;
    return total > 0 ? [{ filters: { ...free, q }, total, unfiltered }] : [];
  });
  const near = found.filter(({ filters }) => kept.length < 3 || !alone.includes(filters.q));
  return (near.length > 0 ? near : found).slice(0, SHOWN);
}
