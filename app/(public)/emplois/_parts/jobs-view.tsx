import type { ReactNode } from "react";
import { ApplyTo } from "@/app/(public)/_parts/apply-to";
import { UnreadableList } from "@/app/(public)/_parts/filtered-list";
import { QuickApplyButton } from "@/components/applications/quick-apply-button";
import { ListFilters } from "@/components/forms/list-filters";
import { BrowseJobs } from "@/components/jobs/browse-jobs";
import { ContractBadge } from "@/components/jobs/job-card-view";
import { JobFilterFields } from "@/components/jobs/job-filter-fields";
import { JobList } from "@/components/jobs/job-list";
import { JobFacts, JobPay, JobReading } from "@/components/jobs/job-view";
import { PlaceNote } from "@/components/jobs/place-note";
import { CardMatch, OfferMatch } from "@/components/profile/match";
import { EmployerName } from "@/components/publications/detail-layout";
import { CardSaveButton, SaveButton } from "@/components/saved/save-button";
import { ListHead, SkipToResults } from "@/components/search/list-head";
import { SearchNotes, SortLinks } from "@/components/search/search-notes";
import type { Crumb } from "@/components/seo/json-ld";
import { ButtonLink } from "@/components/ui/button";
import { FeatureControl } from "@/components/ui/feature-control";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { countJobs, countJobsFound, NO_EXACT_RESULT } from "@/lib/copy/counts";
import { filtersApplied, notices } from "@/lib/copy/server-notices";
import { activeJobFilters, type JobFilters, jobsHref } from "@/lib/jobs/filters";
import { isJobOpen } from "@/lib/jobs/json-ld";
import type { Job } from "@/lib/jobs/schema";
import { findMark } from "@/lib/publications/queries";
import { MOST_SAMPLED } from "@/lib/search/facets";
import { frenchText } from "@/lib/shared/french";
import { langOf } from "@/lib/text/language";
import type { ReadJobs } from "./read-jobs";

type JobsViewProps = {
  title: string;
  filters: JobFilters;
  result: ReadJobs | { failure: string };
  hrefFor: (page: number) => string;
  trail?: Crumb[];
  intro?: string;
  /** The offer displayed beside the list. */
  chosen?: Job | null;
  /** Rendered between the list and the links to other lists. */
  children?: ReactNode;
};

export function JobsView(props: JobsViewProps) {
  const { title, filters, result, hrefFor, trail, intro, chosen, children } = props;
  if ("failure" in result) {
    return (
      <UnreadableList
        title={title}
        notice={notices.jobsLoadFailed}
        text="Impossible de charger les offres d’emploi."
        reference={result.failure}
      />
    );
  }
  const active = activeJobFilters(filters);
  const found = result.partly ? NO_EXACT_RESULT : countJobs(result.total, result.capped);
  // An active search puts offers first; a page with its own introduction (a province) keeps it.
  const isSearch = intro === undefined && (active.length > 0 || filters.page > 1);
  return (
    <>
      <SkipToResults what="offres" />
      {/* An empty list is not indexed until it has offers. */}
      {result.total === 0 && <meta name="robots" content="noindex" />}
      {!isSearch && (
        <PageHeader
          slim
          title={title}
          trail={trail}
          lead={
            <>
              <p role="status">{found}</p>
              {intro && <p className="mt-2 text-base">{intro}</p>}
            </>
          }
        />
      )}
      <ListFilters
        live
        action="/emplois"
        query={jobsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des offres d’emploi..."
        applied={filtersApplied(result.partly ? found : countJobsFound(result.total))}
        // Expanded filters are taller than a phone: sticky, they would cover the list.
        className="sticky top-(--sticky-top) z-10 has-[details[open]]:static border-y border-line bg-paper"
        fields={
          <JobFilterFields
            filters={filters}
            facets={result.facets}
            found={{ found: result.total, capped: result.capped }}
          />
        }
      >
        <div className="wrap results">
          <ListHead
            {...(isSearch ? { title, found } : {})}
            active={active}
            clearHref="/emplois"
            sorting={
              <SortLinks
                label="Trier les offres"
                filters={filters}
                total={result.partly ? 0 : result.total}
                hrefFor={jobsHref}
              />
            }
            address={jobsHref({ ...filters, page: 1 })}
          />
          <PlaceNote filters={filters} reading={result.reading} />
          <SearchNotes
            all="Toutes les offres"
            filters={filters}
            result={result}
            hrefFor={jobsHref}
            count={(total) => countJobs(Math.min(total, MOST_SAMPLED), total > MOST_SAMPLED)}
          />
          <JobList
            {...result}
            page={filters.page}
            hrefFor={hrefFor}
            save={<CardSaveButton kind="job" />}
            apply={
              <FeatureControl feature="quick-apply">
                <QuickApplyButton />
              </FeatureControl>
            }
            match={<CardMatch />}
            chosen={chosen?.id}
            pane={chosen && <JobPane job={chosen} closeHref={hrefFor(filters.page)} />}
          />
        </div>
      </ListFilters>
      {children}
      <BrowseJobs landings={result.landings} />
    </>
  );
}

/** The selected offer beside the list; on narrow screens, a link to its page. */
async function JobPane({ job, closeHref }: { job: Job; closeHref: string }) {
  const { id, company_name: company, location } = job;
  const title = frenchText(job.title);
  const employer = await findMark(job.employer_id, company);
  return (
    <section
      id="offre-choisie"
      aria-label={`Offre choisie\u00a0: ${title}`}
      tabIndex={-1}
      className="job-pane"
    >
      <Link href={`/emplois/${id}`} className="text-link">
        {`Voir l’offre choisie\u00a0: ${title}`}
      </Link>
      <div className="pane-head">
        <h2 lang={langOf(job.title, job.description, job.requirements)}>{title}</h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-muted">
          <EmployerName name={company} employer={employer} className="font-semibold text-ink" />
          {frenchText(location ?? "Lieu non précisé")}
          <ContractBadge type={job.contract_type} />
        </p>
        <JobPay job={job} />
        <div>
          <ApplyTo kind="job" publication={job} label="Postuler" />
          <SaveButton kind="job" id={id} title={job.title} />
          <ButtonLink href={`/emplois/${id}`} variant="quiet">
            Ouvrir la page
          </ButtonLink>
          <ButtonLink href={closeHref} variant="quiet" scroll={false}>
            Fermer
          </ButtonLink>
        </div>
      </div>
      <div className="pane-body">
        <JobFacts job={job} />
        <OfferMatch id={id} />
        <JobReading job={job} isOpen={isJobOpen(job)} />
      </div>
    </section>
  );
}
