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
