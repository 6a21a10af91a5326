import type { Metadata } from "next";
import { Publish } from "@/app/_parts/publish";
import { FilteredList, listMetadata, SampleList } from "@/app/(public)/_parts/filtered-list";
import { AppliedMark } from "@/components/applications/applied";
import {
  FreelanceJobFilterFields,
  FreelanceJobGrid,
  NoFreelanceJobs,
} from "@/components/freelance/freelance-job-list";
import { SaveButton } from "@/components/saved/save-button";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { countFreelanceJobs, countFreelanceJobsFound } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import {
  activeFreelanceJobFilters,
  type FreelanceJobFilters,
  freelanceJobFilters,
  freelanceJobsHref,
  parseFreelanceJobFilters,
} from "@/lib/freelance/filters";
import { readFreelanceJobs } from "@/lib/freelance/queries";
import { sampleFreelanceJobs } from "@/lib/freelance/samples";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import type { Facets } from "@/lib/search/facets";
import type { SearchParams } from "@/lib/text/address-values";

type FreelanceJobsPageProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({
  searchParams,
}: FreelanceJobsPageProps): Promise<Metadata> {
  const filters = parseFreelanceJobFilters(await searchParams);
  const { page } = filters;
  return listMetadata(
    {
      title: "Missions freelance au Canada",
      page,
      description:
        "Des missions pour travailleurs autonomes francophones, avec leur budget, leur durée et les compétences demandées, partout au Canada et à distance.",
      path: freelanceJobsHref(filters),
      // A filtered list is a view, not a page to index.
      index: freelanceJobsHref(filters) === freelanceJobsHref({ page }),
    },
    async () => (await readFreelanceJobs(filters)).freelanceJobs,
  );
}

export default async function FreelanceJobsPage({ searchParams }: FreelanceJobsPageProps) {
  const filters = parseFreelanceJobFilters(await searchParams);
  const result = await readFreelanceJobs(filters).catch((error: unknown) => ({
    failure: logError("missions.list", error),
  }));
  if ("failure" in result) return <FreelanceJobSamples reference={result.failure} />;
  if (result.freelanceJobs.length === 0 && filters.page > 1) setNotFound();

  return <FreelanceJobsView filters={filters} result={result} />;
}

type FreelanceJobsViewProps = {
  filters: FreelanceJobFilters;
  result: Awaited<ReturnType<typeof readFreelanceJobs>>;
};

function FreelanceJobsView({ filters, result }: FreelanceJobsViewProps) {
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
      fields={
        <FreelanceJobFilterFields filters={filters} facets={result.facets} total={result.total} />
      }
      found={countFreelanceJobsFound(result.total)}
      active={activeFreelanceJobFilters(filters)}
      isEmpty={result.freelanceJobs.length === 0}
    >
      {result.freelanceJobs.length === 0 ? (
        <NoFreelanceJobs narrowed={result.narrowed} />
      ) : (
        <FreelanceJobGrid
          freelanceJobs={result.freelanceJobs}
          saveFor={({ id, title }) => <SaveButton compact kind="freelance" id={id} title={title} />}
          markFor={({ id }) => <AppliedMark kind="freelance" id={id} />}
        />
      )}
      <NegotiableToo filters={filters} facets={result.facets} />
    </FilteredList>
  );
}

function FreelanceJobSamples({ reference }: { reference: string }) {
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
      lead={
        <p className="max-sm:hidden">
          Des missions à votre mesure&nbsp;: budget, durée et compétences en un coup d’œil.
        </p>
      }
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

/** A budget filter excludes missions without a stated budget: this link includes them. */
function NegotiableToo({ filters, facets }: { filters: FreelanceJobFilters; facets: Facets }) {
  const budget = freelanceJobFilters.budget.values.find(({ slug }) => slug === "a-negocier");
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
