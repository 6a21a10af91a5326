import type { ReactNode } from "react";
import { UnreadableList } from "@/app/(public)/_parts/filtered-list";
import { FollowSearch } from "@/components/alerts/follow-search";
import { QuickApply } from "@/components/applications/quick-apply";
import { ActiveFilters } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { BrowseJobs } from "@/components/jobs/browse-jobs";
import { JobFilterFields } from "@/components/jobs/job-filter-fields";
import { JobList } from "@/components/jobs/job-list";
import { JobSort } from "@/components/jobs/job-sort";
import { NearerSearches } from "@/components/jobs/nearer-searches";
import { SaveButton } from "@/components/saved/save-button";
import { CorrectedNote } from "@/components/search/corrected-note";
import { PageHeader } from "@/components/ui/page-header";
import { countJobs, countJobsFound } from "@/lib/copy/counts";
import { filtersApplied, notices } from "@/lib/copy/notices";
import { activeJobFilters, type JobFilters, jobsHref } from "@/lib/jobs/filters";
import type { ReadJobs } from "./read-jobs";

type Props = {
  title: string;
  filters: JobFilters;
  result: ReadJobs | { failure: string };
  /** The address of another page of this list. */
  hrefFor: (page: number) => string;
  /** Above the title: where the page stands. */
  above?: ReactNode;
  /** Under the number of offers. */
  intro?: string;
  /** Between the list and the ways to browse on. */
  children?: ReactNode;
};

/** The job list: filters, offers and the ways to browse on, whatever narrows it. */
export function JobsView({ title, filters, result, hrefFor, above, intro, children }: Props) {
  if ("failure" in result) {
    return (
      <UnreadableList
        title={title}
        notice={notices.jobsLoadFailed}
        text="Impossible de charger les offres d'emploi."
        reference={result.failure}
      />
    );
  }
  return (
    <>
      {/* A list without offers is not worth finding, until it has some. */}
      {result.total === 0 && <meta name="robots" content="noindex" />}
      <PageHeader
        title={title}
        above={above}
        lead={
          <>
            <p>{countJobs(result.total, result.capped)}</p>
            {intro && <p className="mt-2 text-base">{intro}</p>}
          </>
        }
      />
      <ListFilters
        live
        action="/emplois"
        query={jobsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des offres d'emploi..."
        applied={filtersApplied(countJobsFound(result.total))}
        className="sticky top-(--sticky-top) z-10 border-y border-line bg-paper"
        fields={<JobFilterFields filters={filters} facets={result.facets} />}
      >
        <div className="wrap grid gap-4 py-6">
          <ActiveFilters
            active={activeJobFilters(filters).map(({ label, without }) => ({
              label,
              href: jobsHref(without),
            }))}
            clearHref="/emplois"
          />
          {result.corrected && <CorrectedNote typed={filters.q} searched={result.corrected} />}
          <JobSort filters={filters} shown={result.total > 1} />
          <FollowSearch address={jobsHref({ ...filters, page: 1 })} />
          {result.nearer.length > 0 && <NearerSearches searches={result.nearer} />}
          <JobList
            {...result}
            page={filters.page}
            hrefFor={hrefFor}
            saveFor={({ id, title }) => <SaveButton compact kind="job" id={id} title={title} />}
            applyFor={({ id }) => <QuickApply id={id} />}
          />
        </div>
      </ListFilters>
      {children}
      <BrowseJobs landings={result.landings} />
    </>
  );
}
