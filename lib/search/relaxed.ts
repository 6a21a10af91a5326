/** A search that finds something, with how much, and whether it leaves the filters out. */
export type RelaxedSearch<Filters> = { filters: Filters; total: number; unfiltered: boolean };

/** More words than that are not tried without. */
const MAX_WORDS = 4;
const SHOWN = 3;

/** Nearly every text has them, or the index of words leaves them out: alone or at an end they say nothing. */
const SMALL = new Set(
  "a à au aux avec c ce ces chez d dans de des du elle en et il j je l la le les leur m ma mais me mes moi mon n ne nos notre nous on ou par pas pour qu que qui s sa sans se ses son sur t ta te tes toi ton tu un une vos votre vous y".split(
    " ",
  ),
);

/** Whether a search has nothing to look for but small words and signs. */
export function isSmall(q: string): boolean {
  const words =
    q
      .normalize("NFC")
      .toLowerCase()
      // An abbreviation is one word with its points, as the database reads it: "d.e.s." is "des".
      .replace(/(?<=(?<!\p{L})\p{L}|\.\p{L})\.(?=\p{L}(?!\p{L}))/gu, "")
      .match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu) ?? [];
  return q.trim() !== "" && words.every((word) => SMALL.has(word));
}

/**
 * Searches near one that finds nothing: the same without its filters, then that with one word less, or
 * where none of these finds anything with one word alone; three at most, all of which find something.
 * @param free `asked` without its filters
 * @param count how many each of these words finds without filters; asked once at most, of nine
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
  // Words that find nothing alone may together: « home office » is one for « télétravail ».
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
