import { unstable_cache } from "next/cache";

/**
 * A page with a failure on it must not stay in the cache for five minutes: the shortest lifetime of
 * what a page has read becomes its own.
 */
export const cacheBriefly = unstable_cache(async () => true, ["brief"], { revalidate: 5 });
