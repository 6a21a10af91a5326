import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Publish } from "@/app/_parts/publish";
import { AppliedMark } from "@/components/applications/applied-mark";
import { ActiveFilters } from "@/components/forms/active-filters";
import { ListFilters } from "@/components/forms/list-filters";
import { SaveButton } from "@/components/saved/save-button";
import { ScholarshipFilterFields } from "@/components/scholarships/scholarship-filter-fields";
import { NoScholarships, ScholarshipGrid } from "@/components/scholarships/scholarship-list";
import { CorrectedNote } from "@/components/search/corrected-note";
import { BreadcrumbData } from "@/components/seo/breadcrumb-data";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { SampleNotice } from "@/components/ui/sample-notice";
import { countScholarshipsFound } from "@/lib/copy/counts";
import { filtersApplied, notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import {
  activeScholarshipFilters,
  parseScholarshipFilters,
  type ScholarshipFilters,
  scholarshipsHref,
} from "@/lib/scholarships/filters";
import { hasNoScholarships, listScholarships } from "@/lib/scholarships/queries";
import { sampleScholarships } from "@/lib/scholarships/samples";
import { correctedList } from "@/lib/search/queries";
import { pageMetadata } from "@/lib/seo/metadata";
import type { SearchParams } from "@/lib/text/search";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseScholarshipFilters(await searchParams);
  const { page } = filters;
  return pageMetadata({
    title: page > 1 ? `Bourses d'études au Canada, page ${page}` : "Bourses d'études au Canada",
    description:
      "Des bourses pour étudier au Canada en français, de la licence au doctorat : montant, critères, date limite et lien officiel de chaque programme.",
    path: scholarshipsHref(filters),
    // A choice among the bourses is a view of the list, not a page of its own.
    index: scholarshipsHref(filters) === scholarshipsHref({ page }),
  });
}

export default async function ScholarshipsPage({ searchParams }: Props) {
  const filters = parseScholarshipFilters(await searchParams);
  const result = await read(filters);
  if ("failure" in result) {
    return (
      <Samples
        text="Les bourses ne peuvent pas être affichées pour le moment. Voici des exemples de ce que vous trouverez ici ; on ne peut pas y postuler."
        reference={result.failure}
      />
    );
  }
  if (result.none) {
    return (
      <Samples text="Aucune bourse n’est encore publiée. Voici des exemples de ce que vous trouverez ici ; on ne peut pas y postuler." />
    );
  }
  if (result.scholarships.length === 0 && filters.page > 1) notFound();

  const found = countScholarshipsFound(result.total);
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Bourses" }]} />
      <Hero />
      <ListFilters
        action="/bourses"
        query={scholarshipsHref(filters).split("?")[1] ?? ""}
        loading="Chargement des bourses..."
        applied={filtersApplied(found)}
        className="border-y border-line bg-paper"
        fields={<ScholarshipFilterFields filters={filters} />}
      >
        <div className="wrap grid gap-5 py-6">
          <p className="font-semibold" role="status">
            {found}
          </p>
          <ActiveFilters active={activeScholarshipFilters(filters)} clearHref="/bourses" />
          {result.corrected && <CorrectedNote typed={filters.q} searched={result.corrected} />}
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
          <Pagination
            page={filters.page}
            pageCount={result.pageCount}
            hrefFor={(page) => scholarshipsHref({ ...filters, page })}
          />
        </div>
      </ListFilters>
    </>
  );
}

/** The bourses asked for, and whether there is none at all; or the reference of a failure. */
async function read(filters: ScholarshipFilters) {
  try {
    const list = (q: string) => listScholarships({ ...filters, q });
    const result = await correctedList("bourses", filters.q, list);
    return { ...result, none: result.total === 0 && (await hasNoScholarships()) };
  } catch (error) {
    return { failure: logError("scholarships.list", error) };
  }
}

function Hero() {
  return (
    <PageHeader
      title="Bourses d'études"
      lead="De la licence au doctorat, classées par date limite : la plus proche d’abord."
      actions={
        <Publish
          kind="scholarship"
          publish="Publier une bourse"
          propose="Proposer une bourse"
          restricted={notices.scholarshipPublishRestricted}
        />
      }
    />
  );
}

function Samples({ text, reference }: { text: string; reference?: string }) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <Hero />
      <div className="wrap grid gap-5 py-6">
        <SampleNotice text={text} reference={reference} />
        <ScholarshipGrid example scholarships={sampleScholarships} />
      </div>
    </>
  );
}
