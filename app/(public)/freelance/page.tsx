import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listMetadata } from "@/app/(public)/_parts/list-metadata";
import { freelanceJobsHref, parseFreelanceJobFilters } from "@/lib/freelance/filters";
import { readFreelanceJobs } from "@/lib/freelance/queries";
import { logError } from "@/lib/monitoring/log";
import type { SearchParams } from "@/lib/text/search";
import { FreelanceJobSamples, FreelanceJobsView } from "./_parts/freelance-jobs-view";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseFreelanceJobFilters(await searchParams);
  const { page } = filters;
  return listMetadata(
    {
      title: "Missions freelance au Canada",
      page,
      description:
        "Des missions pour travailleurs autonomes francophones, avec leur budget, leur durée et les compétences demandées, partout au Canada et à distance.",
      path: freelanceJobsHref(filters),
      // A choice among the missions is a view of the list, not a page of its own.
      index: freelanceJobsHref(filters) === freelanceJobsHref({ page }),
    },
    async () => (await readFreelanceJobs(filters)).freelanceJobs,
  );
}

export default async function FreelanceJobsPage({ searchParams }: Props) {
  const filters = parseFreelanceJobFilters(await searchParams);
  const result = await readFreelanceJobs(filters).catch((error: unknown) => ({
    failure: logError("missions.list", error),
  }));
  if ("failure" in result) return <FreelanceJobSamples reference={result.failure} />;
  if (result.freelanceJobs.length === 0 && filters.page > 1) notFound();

  return <FreelanceJobsView filters={filters} result={result} />;
}
