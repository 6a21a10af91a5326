/** A search that finds something, with how much, and whether it leaves the filters out. */
export type Nearer<Filters> = { filters: Filters; total: number; unfiltered: boolean };

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
 * What cannot be counted is left out.
 * @param free `asked` without its filters
 */
export async function nearerSearches<Filters extends { q: string }>(
  asked: Filters,
  free: Filters,
  count: (filters: Filters) => Promise<number>,
): Promise<Nearer<Filters>[]> {
  const unfiltered = JSON.stringify({ ...asked, page: 1 }) !== JSON.stringify({ ...free, page: 1 });
  const found = async (tried: string[]) => {
    const counted = await Promise.all(
      tried.map(async (q) => {
        const filters = { ...free, q };
        return { filters, total: await count(filters).catch(() => 0), unfiltered };
      }),
    );
    return counted.filter(({ total }) => total > 0).slice(0, SHOWN);
  };
  const words = [...new Set(free.q.split(/\s+/))].filter((word) => !SMALL.has(word.toLowerCase()));
  const kept = words.slice(0, MAX_WORDS);
  const shorter = kept.map((_, at) => kept.filter((_, n) => n !== at).join(" "));
  const near = await found([...(unfiltered ? [free.q] : []), ...(kept.length > 1 ? shorter : [])]);
  return near.length > 0 || kept.length < 3 ? near : found(kept);
}
