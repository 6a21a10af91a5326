/** A page number, or a gap that stands for several. */
type Entry = number | "gap";

/**
 * The numbers that a pagination strip shows: the first page, the last one, the current one with
 * its neighbours. A gap never hides a single page: its number is as short as the ellipsis.
 */
export function pageWindow(page: number, pageCount: number): Entry[] {
  const near = [page - 1, page, page + 1].filter((n) => n > 1 && n < pageCount);
  const shown = pageCount > 1 ? [1, ...near, pageCount] : [1];
  return shown.flatMap((n, index): Entry[] => {
    const missing = n - (shown[index - 1] ?? 0) - 1;
    if (missing <= 0) return [n];
    return missing === 1 ? [n - 1, n] : ["gap", n];
  });
}
