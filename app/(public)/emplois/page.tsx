import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { QuickApply } from "@/components/applications/quick-apply";
import { ListFilters } from "@/components/forms/list-filters";
import { ActiveJobFilters } from "@/components/jobs/active-job-filters";
import { JobFilterFields } from "@/components/jobs/job-filter-fields";
import { JobList } from "@/components/jobs/job-list";
import { SaveButton } from "@/components/saved/save-button";
import { ErrorState } from "@/components/ui/error-state";
import { NoticeOnArrival } from "@/components/ui/notice-on-arrival";
import { PageHeader } from "@/components/ui/page-header";
import { countJobs, countJobsFound } from "@/lib/copy/counts";
import { filtersApplied, notices } from "@/lib/copy/notices";
import { activeJobFilters, jobsHref, parseJobFilters } from "@/lib/jobs/filters";
import { listJobs } from "@/lib/jobs/queries";
import { logError } from "@/lib/log";
import type { SearchParams } from "@/lib/text/search";

export const metadata: Metadata = {
  title: "Offres d'emploi au Canada",
  description:
    "Des offres d'emploi partout au Canada, en français : CDI, CDD, stages et missions, avec le salaire, l'échéance et les exigences de chaque poste.",
  alternates: {
    types: {
      "application/rss+xml": "/flux/emplois.xml",
      "application/feed+json": "/flux/emplois.json",
    },
  },
};

type Props = { searchParams: Promise<SearchParams> };

export default async function JobsPage({ searchParams }: Props) {
  const filters = parseJobFilters(await searchParams);
  const result = await listJobs(filters).catch((error: unknown) => ({
    failure: logError("jobs.list", error),
  }));
  if ("failure" in result) return <JobsUnavailable reference={result.failure} />;
  if (result.jobs.length === 0 && filters.page > 1) notFound();

  return (
    <>
      <PageHeader title="Offres d'emploi au Canada" lead={countJobs(result.total)} />
      <ListFilters
        live
        action="/emplois"
        query={jobsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des offres d'emploi..."
        applied={filtersApplied(countJobsFound(result.total))}
        className="sticky top-(--sticky-top) z-10 border-y border-line bg-paper"
        fields={<JobFilterFields filters={filters} />}
      >
        <div className="wrap grid gap-4 py-6">
          <ActiveJobFilters active={activeJobFilters(filters)} />
          <JobList
            {...result}
            page={filters.page}
            hrefFor={(page) => jobsHref({ ...filters, page })}
            saveFor={({ id, title }) => <SaveButton compact kind="job" id={id} title={title} />}
            applyFor={() => <QuickApply />}
          />
        </div>
      </ListFilters>
    </>
  );
}

function JobsUnavailable({ reference }: { reference: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageHeader title="Offres d'emploi au Canada" />
      <div className="wrap py-8">
        <NoticeOnArrival notice={notices.jobsLoadFailed} />
        <ErrorState title="Impossible de charger les offres d'emploi." reference={reference} />
      </div>
    </>
  );
}
