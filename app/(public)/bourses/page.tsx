import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listMetadata } from "@/app/(public)/_parts/list-metadata";
import { logError } from "@/lib/monitoring/log";
import {
  parseScholarshipFilters,
  type ScholarshipFilters,
  scholarshipsHref,
} from "@/lib/scholarships/filters";
import { hasNoScholarships, readScholarships } from "@/lib/scholarships/queries";
import type { SearchParams } from "@/lib/text/search";
import { ScholarshipSamples, ScholarshipsView } from "./_parts/scholarships-view";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseScholarshipFilters(await searchParams);
  const { page } = filters;
  return listMetadata(
    {
      title: "Bourses d’études au Canada",
      page,
      description:
        "Des bourses pour étudier au Canada en français, de la licence au doctorat\u00a0: montant, critères, date limite et site de chaque organisme.",
      path: scholarshipsHref(filters),
      // A choice among the bourses is a view of the list, not a page of its own.
      index: scholarshipsHref(filters) === scholarshipsHref({ page }),
    },
    async () => (await readScholarships(filters)).scholarships,
  );
}

export default async function ScholarshipsPage({ searchParams }: Props) {
  const filters = parseScholarshipFilters(await searchParams);
  const result = await read(filters);
  if ("failure" in result) return <ScholarshipSamples reference={result.failure} />;
  if (result.none) return <ScholarshipSamples />;
  if (result.scholarships.length === 0 && filters.page > 1) notFound();
  return <ScholarshipsView filters={filters} result={result} />;
}

/** The bourses asked for, and whether there is none at all; or the reference of a failure. */
async function read(filters: ScholarshipFilters) {
  try {
    const result = await readScholarships(filters);
    return { ...result, none: result.total === 0 && (await hasNoScholarships()) };
  } catch (error) {
    return { failure: logError("scholarships.list", error) };
  }
}
