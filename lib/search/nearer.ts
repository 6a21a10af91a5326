/** A search that finds something, with how much. */
export type Nearer<Filters> = { filters: Filters; total: number };

/** More words than that are not tried without. */
const MAX_WORDS = 4;
const SHOWN = 3;

/**
 * Searches near one that finds nothing: `free`, which is the same without its filters, and that
 * with one word less; three at most, all of which find something. What cannot be counted is left
 * out.
 */
export async function nearerSearches<Filters extends { q: string }>(
  free: Filters,
  count: (filters: Filters) => Promise<number>,
): Promise<Nearer<Filters>[]> {
  const words = free.q.split(" ").slice(0, MAX_WORDS);
  const shorter = words.length > 1 ? words.map((_, at) => words.filter((_, n) => n !== at)) : [];
  const tried = [free, ...shorter.map((left) => ({ ...free, q: left.join(" ") }))];
  const counted = await Promise.all(
    tried.map(async (filters) => ({ filters, total: await count(filters).catch(() => 0) })),
  );
  return counted.filter(({ total }) => total > 0).slice(0, SHOWN);
}
