import type { JobFilters } from "@/lib/jobs/filters";
import { type PlaceReading, readDistances, readPlace } from "@/lib/jobs/places";
import { type CountedLanding, listJobs, listLandings, listSimilarJobs } from "@/lib/jobs/queries";
import { listRelaxedSearches } from "@/lib/jobs/search";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import { type Corrected, correctedList } from "@/lib/search/queries";

export type ReadJobs = Corrected<Awaited<ReturnType<typeof listJobs>>> & {
  /** Links to other lists; empty if their offers cannot be counted. */
  landings: CountedLanding[];
  reading: PlaceReading | null;
  /** Distances from the searched town, as labels. */
  distances: ReadonlyMap<number, string | undefined>;
  /** Relaxed searches with results, if this one has none. */
  relaxed: Awaited<ReturnType<typeof listRelaxedSearches>>;
};

/** Reads a page of the list; returns a failure's reference, and responds 404 for a page past the end. */
export async function readJobs(filters: JobFilters): Promise<ReadJobs | { failure: string }> {
  const [result, landings, reading] = await Promise.all([
    readList(filters).catch((error: unknown) => ({
      failure: logError("jobs.list", error),
    })),
    listLandings().catch((error: unknown) => {
      logError("jobs.landings", error);
      return [];
    }),
    readPlace(filters),
  ]);
  if ("failure" in result) return result;
  if (result.jobs.length === 0 && filters.page > 1) setNotFound();
  const isUnmet = (result.total === 0 && result.filtered) || result.partly;
  const relaxed = isUnmet ? await listRelaxedSearches({ ...filters, q: result.meant }) : [];
  const distances = await readDistances(reading, filters.radius, result.jobs);
  return { ...result, landings, relaxed, reading, distances };
}

function readList(filters: JobFilters) {
  return correctedList("job", filters, listJobs);
}

/** Returns only the offers of a page of the list; throws when they cannot be read. */
export async function readRows(filters: JobFilters) {
  return (await readList(filters)).jobs;
}

/** Returns similar offers; none if they cannot be read, since the page works without them. */
export function readSimilar(id: string) {
  return listSimilarJobs(id, 4).catch((error: unknown) => {
    logError("jobs.similar", error);
    return [];
  });
}
