import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { UnreadableList } from "@/app/(public)/_parts/filtered-list";
import { listMetadata } from "@/app/(public)/_parts/list-metadata";
import { employerNotices } from "@/lib/copy/employer-notices";
import { employersHref, parseEmployerFilters } from "@/lib/employers/filters";
import { listEmployers } from "@/lib/employers/queries";
import { logError } from "@/lib/monitoring/log";
import type { SearchParams } from "@/lib/text/search";
import { EmployersView } from "./_parts/employers-view";

const TITLE = "Entreprises qui recrutent au Canada";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const filters = parseEmployerFilters(await searchParams);
  const { page } = filters;
  return listMetadata(
    {
      title: TITLE,
      page,
      description:
        "Les entreprises qui publient ici\u00a0: secteur, province, annonces ouvertes et taux de réponse.",
      path: employersHref(filters),
      // A choice among the employers is a view of the list, not a page of its own.
      index: employersHref(filters) === employersHref({ page }),
    },
    async () => (await listEmployers(filters)).employers,
  );
}

export default async function EmployersPage({ searchParams }: Props) {
  const filters = parseEmployerFilters(await searchParams);
  const result = await listEmployers(filters).catch((error: unknown) => ({
    failure: logError("employers.list", error),
  }));
  if ("failure" in result) {
    return (
      <UnreadableList
        title={TITLE}
        notice={employerNotices.listFailed}
        text="Impossible de charger les entreprises."
        reference={result.failure}
      />
    );
  }
  if (result.employers.length === 0 && filters.page > 1) notFound();
  return <EmployersView title={TITLE} filters={filters} result={result} />;
}
