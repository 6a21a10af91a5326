import type { Metadata } from "next";
import { Publish } from "@/app/_parts/publish";
import { FilteredList, listMetadata, SampleList } from "@/app/(public)/_parts/filtered-list";
import { AppliedMark } from "@/components/applications/applied";
import { SaveButton } from "@/components/saved/save-button";
import {
  NoScholarships,
  ScholarshipFilterFields,
  ScholarshipGrid,
} from "@/components/scholarships/scholarship-list";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { countScholarships, countScholarshipsFound } from "@/lib/copy/counts";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import {
  activeScholarshipFilters,
  FINDER,
  parseScholarshipFilters,
  type ScholarshipFilters,
  scholarshipsHref,
} from "@/lib/scholarships/filters";

import { hasNoScholarships, readScholarships } from "@/lib/scholarships/queries";
import { sampleScholarships } from "@/lib/scholarships/samples";
import type { SearchParams } from "@/lib/text/address-values";

type ScholarshipsPageProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: ScholarshipsPageProps): Promise<Metadata> {
  const filters = parseScholarshipFilters(await searchParams);
  const { page } = filters;
  return listMetadata(
    {
      title: "Bourses d’études au Canada",
      page,
      description:
        "Des bourses pour étudier au Canada en français, de la licence au doctorat\u00a0: montant, critères, date limite et site de chaque organisme.",
      path: scholarshipsHref(filters),
      // A filtered list is a view, not a page to index.
      index: scholarshipsHref(filters) === scholarshipsHref({ page }),
    },
    async () => (await readScholarships(filters)).scholarships,
  );
}

export default async function ScholarshipsPage({ searchParams }: ScholarshipsPageProps) {
  const filters = parseScholarshipFilters(await searchParams);
  const result = await read(filters);
  if ("failure" in result) return <ScholarshipSamples reference={result.failure} />;
  if (result.none) return <ScholarshipSamples />;
  if (result.scholarships.length === 0 && filters.page > 1) setNotFound();
  return <ScholarshipsView filters={filters} result={result} />;
}

/** Returns the matching bourses, and whether there are any at all; or the reference of a failure. */
async function read(filters: ScholarshipFilters) {
  try {
    const result = await readScholarships(filters);
    return { ...result, none: result.total === 0 && (await hasNoScholarships()) };
  } catch (error) {
    return { failure: logError("scholarships.list", error) };
  }
}

type ScholarshipsViewProps = {
  filters: ScholarshipFilters;
  result: Awaited<ReturnType<typeof readScholarships>>;
};

function ScholarshipsView({ filters, result }: ScholarshipsViewProps) {
  return (
    <FilteredList
      kind="scholarship"
      label="Bourses"
      title="Bourses d’études"
      header={<ScholarshipsHeader />}
      filters={filters}
      result={result}
      hrefFor={scholarshipsHref}
      words={{
        sortLabel: "Trier les bourses",
        own: "Date limite la plus proche",
        all: "Toutes les bourses",
        count: countScholarships,
      }}
      loading="Chargement des bourses..."
      fields={<ScholarshipFilterFields filters={filters} facets={result.facets} />}
      found={countScholarshipsFound(result.total)}
      active={activeScholarshipFilters(filters)}
      isEmpty={result.scholarships.length === 0}
    >
      {result.scholarships.length === 0 ? (
        <NoScholarships narrowed={result.narrowed} />
      ) : (
        <ScholarshipGrid
          scholarships={result.scholarships}
          saveFor={({ id, title }) => (
            <SaveButton compact kind="scholarship" id={id} title={title} />
          )}
          markFor={({ id }) => <AppliedMark kind="scholarship" id={id} />}
        />
      )}
    </FilteredList>
  );
}

/** Samples, while bourses cannot be read (`reference`) or there are none. */
function ScholarshipSamples({ reference }: { reference?: string }) {
  const why = reference
    ? "Les bourses ne peuvent pas être affichées pour le moment."
    : "Aucune bourse n’est encore publiée.";
  return (
    <SampleList
      header={<ScholarshipsHeader />}
      text={`${why} Voici des exemples fictifs\u00a0; vous ne pouvez pas y postuler.`}
      reference={reference}
    >
      <ScholarshipGrid example scholarships={sampleScholarships} />
    </SampleList>
  );
}

function ScholarshipsHeader() {
  return (
    <PageHeader
      slim
      title="Bourses d’études"
      lead={
        <p className="max-sm:hidden">
          De la licence au doctorat, avec le niveau, le montant et la date limite.
        </p>
      }
      actions={
        <>
          <ButtonLink href={FINDER} variant="accent">
            Trouver ma bourse
          </ButtonLink>
          <Publish
            kind="scholarship"
            publish="Publier une bourse"
            propose="Proposer une bourse"
            restricted={notices.scholarshipPublishRestricted}
          />
        </>
      }
    />
  );
}
