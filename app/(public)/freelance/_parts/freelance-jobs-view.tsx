import Link from "next/link";
import { Publish } from "@/app/_parts/publish";
import { FilteredList, SampleList } from "@/app/(public)/_parts/filtered-list";
import { AppliedMark } from "@/components/applications/applied";
import {
  FreelanceJobFilterFields,
  FreelanceJobGrid,
  NoFreelanceJobs,
} from "@/components/freelance/freelance-job-list";
import { SaveButton } from "@/components/saved/save-button";
import { PageHeader } from "@/components/ui/page-header";
import { countFreelanceJobs, countFreelanceJobsFound } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/notices";
import {
  activeFreelanceJobFilters,
  type FreelanceJobFilters,
  freelanceJobBudgets,
  freelanceJobsHref,
} from "@/lib/freelance/filters";

import type { readFreelanceJobs } from "@/lib/freelance/queries";
import { sampleFreelanceJobs } from "@/lib/freelance/samples";
import type { Facets } from "@/lib/search/facets";

type Props = {
  filters: FreelanceJobFilters;
  result: Awaited<ReturnType<typeof readFreelanceJobs>>;
};

/** The mission list with its filters. */
export function FreelanceJobsView({ filters, result }: Props) {
  return (
    <FilteredList
      live
      kind="freelance"
      label="Freelance"
      title="Missions freelance"
      header={<FreelanceJobsHeader />}
      filters={filters}
      result={result}
      hrefFor={freelanceJobsHref}
      words={{
        sortLabel: "Trier les missions",
        all: "Toutes les missions",
        count: countFreelanceJobs,
      }}
      loading="Chargement des missions..."
      fields={<FreelanceJobFilterFields filters={filters} facets={result.facets} />}
      found={countFreelanceJobsFound(result.total)}
      active={activeFreelanceJobFilters(filters)}
    >
      {result.freelanceJobs.length === 0 ? (
        <NoFreelanceJobs narrowed={result.narrowed} />
      ) : (
        <FreelanceJobGrid
          freelanceJobs={result.freelanceJobs}
          saveFor={({ id, title }) => <SaveButton compact kind="freelance" id={id} title={title} />}
          markFor={({ id }) => <AppliedMark id={id} />}
        />
      )}
      <NegotiableToo filters={filters} facets={result.facets} />
    </FilteredList>
  );
}

/** Examples, while missions cannot be read. */
export function FreelanceJobSamples({ reference }: { reference: string }) {
  return (
    <SampleList
      header={<FreelanceJobsHeader />}
      text="Les missions ne peuvent pas être affichées pour le moment. Voici des exemples fictifs&nbsp;; vous ne pouvez pas y postuler."
      reference={reference}
    >
      <FreelanceJobGrid example freelanceJobs={sampleFreelanceJobs} />
    </SampleList>
  );
}

function FreelanceJobsHeader() {
  return (
    <PageHeader
      slim
      title="Missions freelance"
      lead="Des missions à votre mesure&nbsp;: budget, durée et compétences en un coup d’œil."
      actions={
        <Publish
          kind="freelance"
          publish="Publier une mission"
          propose="Soumettre une mission"
          restricted={notices.freelanceJobPublishRestricted}
        />
      }
    />
  );
}

/** A budget was asked for: missions that leave theirs open are one click away, not dropped. */
function NegotiableToo({ filters, facets }: { filters: FreelanceJobFilters; facets: Facets }) {
  const budget = freelanceJobBudgets.find(({ slug }) => slug === "a-negocier");
  const count = facets.budget?.["a-negocier"];
  if (filters.budget === null || filters.budget === budget) return null;
  if (count === undefined || budget === undefined) return null;
  return (
    <p className="text-muted">
      {`${countFreelanceJobs(count.found)} de plus sans budget\u00a0: `}
      <Link href={freelanceJobsHref({ ...filters, budget, page: 1 })} className="text-link">
        voir «&nbsp;À négocier&nbsp;»
      </Link>
    </p>
  );
}
