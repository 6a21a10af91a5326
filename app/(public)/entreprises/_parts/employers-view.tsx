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
import { countEmployersFound } from "@/lib/copy/counts";
import { filtersApplied } from "@/lib/copy/notices";
import {
  activeEmployerFilters,
  type EmployerFilters,
  employersHref,
} from "@/lib/employers/filters";
import { logoUrl } from "@/lib/employers/logo";
import type { listEmployers } from "@/lib/employers/queries";
import { EMPLOYERS_PATH } from "@/lib/publications/employers";

type Props = {
  title: string;
  filters: EmployerFilters;
  result: Awaited<ReturnType<typeof listEmployers>>;
};

/** The list of employers: its filters, and a page of what they leave. */
export function EmployersView({ title, filters, result }: Props) {
  const { employers, total, pageCount } = result;
  const active = activeEmployerFilters(filters);
  const found = countEmployersFound(total);
  return (
    <>
      <BreadcrumbData items={[{ label: "Accueil", href: "/" }, { label: "Entreprises" }]} />
      <PageHeader
        title={title}
        lead="Consultez leurs annonces et leur taux de réponse aux candidatures."
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
          {employers.length === 0 ? (
            <NoEmployers narrowed={active.length > 0} />
          ) : (
            <EmployerGrid
              employers={employers.map(({ logo, ...one }) => ({ ...one, logo: logoUrl(logo) }))}
            />
          )}
          <Pagination
            page={filters.page}
            pageCount={pageCount}
            hrefFor={(page) => employersHref({ ...filters, page })}
          />
        </div>
      </ListFilters>
    </>
  );
}
