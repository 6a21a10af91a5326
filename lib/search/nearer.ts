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
 * Where no word alone finds anything, several are not tried.
 * @param free `asked` without its filters
 * @param count how many each of these words finds without filters; asked twice at most
 */
export async function nearerSearches<Filters extends { q: string }>(
  asked: Filters,
  free: Filters,
  count: (words: string[]) => Promise<number[]>,
): Promise<Nearer<Filters>[]> {
  const unfiltered = JSON.stringify({ ...asked, page: 1 }) !== JSON.stringify({ ...free, page: 1 });
  const found = async (tried: string[]) => {
    const totals = tried.length > 0 ? await count(tried) : [];
    return tried.flatMap((q, at) => {
      const total = totals[at] ?? 0;
      return total > 0 ? [{ filters: { ...free, q }, total, unfiltered }] : [];
    });
  };
  const words = [...new Set(free.q.split(/\s+/))].filter((word) => !SMALL.has(word.toLowerCase()));
  const kept = words.slice(0, MAX_WORDS);
  const single = kept.length > 1 ? kept : [];
  const first = await found([...(unfiltered ? [free.q] : []), ...single]);
  const whole = first.filter(({ filters }) => filters.q === free.q);
  const alone = first.filter(({ filters }) => filters.q !== free.q);
  if (kept.length < 3 || alone.length === 0) return first.slice(0, SHOWN);

  const shorter = kept.map((_, at) => kept.filter((_, n) => n !== at).join(" "));
  const near = [...whole, ...(await found(shorter))];
  return (near.length > 0 ? near : alone).slice(0, SHOWN);
}
