import { notFound } from "next/navigation";
import type { JobFilters } from "@/lib/jobs/filters";
import { type CountedLanding, listJobs, listLandings } from "@/lib/jobs/queries";
import { logError } from "@/lib/log";

export type ReadJobs = Awaited<ReturnType<typeof listJobs>> & {
  /** The ways to browse on; none when they cannot be counted now. */
  landings: CountedLanding[];
};

/** A page of the list, or the reference of a failure; a page past the end is "not found". */
export async function readJobs(filters: JobFilters): Promise<ReadJobs | { failure: string }> {
  const [result, landings] = await Promise.all([
    listJobs(filters).catch((error: unknown) => ({ failure: logError("jobs.list", error) })),
    listLandings().catch((error: unknown) => {
      logError("jobs.landings", error);
      return [];
    }),
  ]);
  if ("failure" in result) return result;
  if (result.jobs.length === 0 && filters.page > 1) notFound();
  return { ...result, landings };
}
