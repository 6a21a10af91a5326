import "server-only";
import { unstable_cache } from "next/cache";

type Counted = { count: number | null; error: { message: string } | null };

type Options = {
  /** What a write has to revalidate for the count to be asked again. */
  tags: string[];
  /** Everything that the answer depends on; null for a free search, which is not kept. */
  key: unknown;
};

const REVALIDATE_SECONDS = 3_600;

/**
 * A number of rows, kept like the rows themselves. The Data API answers a count with 206 where
 * rows are left out, and Next's fetch keeps only 200: so the number is kept here.
 * @throws what the service said, when it cannot count.
 */
export async function cachedCount(
  ask: () => PromiseLike<Counted>,
  { tags, key }: Options,
): Promise<number> {
  const count = async () => {
    const { count, error } = await ask();
    if (error) throw error;
    return count ?? 0;
  };
  if (key === null) return count();
  const parts = ["count", ...tags, JSON.stringify(key)];
  return unstable_cache(count, parts, { tags, revalidate: REVALIDATE_SECONDS })();
}
