import { Publish } from "@/app/_parts/publish";
import { FilteredList, SampleList } from "@/app/(public)/_parts/filtered-list";
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
import { notices } from "@/lib/copy/notices";
import {
  activeScholarshipFilters,
  FINDER,
  type ScholarshipFilters,
  scholarshipsHref,
} from "@/lib/scholarships/filters";

import type { readScholarships } from "@/lib/scholarships/queries";
import { sampleScholarships } from "@/lib/scholarships/samples";

type Props = {
  filters: ScholarshipFilters;
  result: Awaited<ReturnType<typeof readScholarships>>;
};

/** The list of bourses with its filters. */
export function ScholarshipsView({ filters, result }: Props) {
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
    >
      {result.scholarships.length === 0 ? (
        <NoScholarships narrowed={result.narrowed} />
      ) : (
        <ScholarshipGrid
          scholarships={result.scholarships}
          saveFor={({ id, title }) => (
            <SaveButton compact kind="scholarship" id={id} title={title} />
          )}
          markFor={({ id }) => <AppliedMark id={id} />}
        />
      )}
    </FilteredList>
  );
}

/** Examples, while bourses cannot be read (`reference`) or there is none. */
export function ScholarshipSamples({ reference }: { reference?: string }) {
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
      lead="De la licence au doctorat, avec le niveau, le montant et la date limite."
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
