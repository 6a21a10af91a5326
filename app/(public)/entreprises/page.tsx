import type { Metadata } from "next";
import { listMetadata, UnreadableList } from "@/app/(public)/_parts/filtered-list";
import {
  EmployerFilterFields,
  EmployerGrid,
  NoEmployers,
} from "@/components/employers/employer-list";
import { ActiveFilters } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { BreadcrumbData } from "@/components/seo/json-ld";
import { PageHeader } from "@/components/ui/page-header";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { countEmployersFound } from "@/lib/copy/counts";
import { employerNotices } from "@/lib/copy/employer-notices";
import { filtersApplied } from "@/lib/copy/server-notices";
import {
  activeEmployerFilters,
  type EmployerFilters,
  employersHref,
  parseEmployerFilters,
} from "@/lib/employers/filters";
import { logoUrl } from "@/lib/employers/logo";
import { listEmployers } from "@/lib/employers/queries";
import { logError } from "@/lib/monitoring/log";
import { setNotFound } from "@/lib/monitoring/request-context";
import { EMPLOYERS_PATH } from "@/lib/publications/employer-mark";
import type { SearchParams } from "@/lib/text/address-values";

const TITLE = "Entreprises qui recrutent au Canada";

type EmployersPageProps = { searchParams: Promise<SearchParams> };

export async function generateMetadata({ searchParams }: EmployersPageProps): Promise<Metadata> {
  const filters = parseEmployerFilters(await searchParams);
  const { page } = filters;
  return listMetadata(
    {
      title: TITLE,
      page,
      description:
        "Les entreprises qui publient ici\u00a0: secteur, province, annonces ouvertes et, à partir de dix candidatures, taux de réponse.",
      path: employersHref(filters),
      // A filtered list is a view, not a page to index.
      index: employersHref(filters) === employersHref({ page }),
    },
    async () => (await listEmployers(filters)).employers,
  );
}

export default async function EmployersPage({ searchParams }: EmployersPageProps) {
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
  if (result.employers.length === 0 && filters.page > 1) setNotFound();
  return <EmployersView title={TITLE} filters={filters} result={result} />;
}

type EmployersViewProps = {
  title: string;
  filters: EmployerFilters;
  result: Awaited<ReturnType<typeof listEmployers>>;
};

function EmployersView({ title, filters, result }: EmployersViewProps) {
  const { employers, total, pageCount } = result;
  const active = activeEmployerFilters(filters);
  const found = countEmployersFound(total);
  const hrefFor = (number: number) => employersHref({ ...filters, page: number });
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Entreprises" }]} />
      <PageHeader
        title={title}
        lead="Consultez leurs annonces et, à partir de dix candidatures, leur taux de réponse."
      />
      <ListFilters
        live
        action={EMPLOYERS_PATH}
        query={employersHref(filters).split("?")[1] ?? ""}
        loading="Chargement des entreprises..."
        applied={filtersApplied(found)}
        className="border-y border-line bg-paper"
        fields={<EmployerFilterFields filters={filters} />}
      >
        <div className="wrap grid gap-5 py-6">
          <p className="font-semibold" role="status">
            {found}
          </p>
          <ActiveFilters active={active} clearHref={EMPLOYERS_PATH} />
          {total === 0 ? (
            <NoEmployers narrowed={active.length > 0} />
          ) : employers.length === 0 ? (
            <PastEnd pageCount={pageCount} hrefFor={hrefFor} />
          ) : (
            <>
              <EmployerGrid
                employers={employers.map(({ logo, ...one }) => ({ ...one, logo: logoUrl(logo) }))}
              />
              <Pagination page={filters.page} pageCount={pageCount} hrefFor={hrefFor} />
            </>
          )}
        </div>
      </ListFilters>
    </>
  );
}
