import { unstable_cache } from "next/cache";

/**
 * Limits a page with a failure to a short cache lifetime instead of five minutes: a page takes the shortest
 * lifetime of the data that it reads.
 */
export const cacheBriefly = unstable_cache(async () => true, ["brief"], { revalidate: 5 });
