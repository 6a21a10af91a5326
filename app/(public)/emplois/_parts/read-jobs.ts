import type { JobFilters } from "@/lib/jobs/filters";
import { type PlaceReading, readDistances, readPlace } from "@/lib/jobs/places";
import { type CountedLanding, listJobs, listLandings, listSimilarJobs } from "@/lib/jobs/queries";
import { listRelaxedSearches } from "@/lib/jobs/search";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import { type Corrected, correctedList } from "@/lib/search/queries";

export type ReadJobs = Corrected<Awaited<ReturnType<typeof listJobs>>> & {
  /** The ways to browse on; none when they cannot be counted now. */
  landings: CountedLanding[];
  reading: PlaceReading | null;
  /** How far towns are from that of the search, in words. */
  distances: ReadonlyMap<number, string | undefined>;
  /** Searches that find something, where this one does not. */
  relaxed: Awaited<ReturnType<typeof listRelaxedSearches>>;
};

/** A page of the list, or the reference of a failure; a page past the end answers 404. */
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

/** The offers of a page of the list, and nothing beside them; throws when they cannot be read. */
export async function readRows(filters: JobFilters) {
  return (await readList(filters)).jobs;
}

/** Offers like one that is shown; none when they cannot be read: it stands without them. */
export function readSimilar(id: string) {
  return listSimilarJobs(id, 4).catch((error: unknown) => {
    logError("jobs.similar", error);
    return [];
  });
}
