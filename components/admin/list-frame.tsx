import type { ReactNode } from "react";
import { SearchWords } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Select } from "@/components/ui/field";
import { Pagination } from "@/components/ui/pagination";
import { type AdminList, adminHref, type Sort } from "@/lib/admin/list";

type Props = {
  list: AdminList;
  sorts: readonly Sort[];
  /** The label of the search box: "Rechercher une offre". */
  search: string;
  total: number;
  pageCount: number;
  /** The number of rows with its noun: "12 offres d'emploi". */
  counted: string;
  /** Said when the recruiter has published nothing yet. */
  empty: { title: string; text: string; children: ReactNode };
  /** The table. */
  children: ReactNode;
};

/** What stands around every table: search, filters, count, pages, and what to do when empty. */
export function ListFrame({
  list,
  sorts,
  search,
  total,
  pageCount,
  counted,
  empty,
  children,
}: Props) {
  return (
    <ListFilters
      live
      inColumn
      action={list.path}
      query={adminHref(list).split("?")[1] ?? ""}
      loading="Chargement..."
      fields={<ListToolbar list={list} sorts={sorts} search={search} />}
    >
      {total === 0 ? (
        <Nothing list={list} empty={empty} />
      ) : (
        <div className="grid gap-4">
          <p className="text-sm text-muted" role="status">
            {counted}
          </p>
          <div className="overflow-hidden rounded-card border border-line bg-snow">{children}</div>
          <Pagination
            page={list.page}
            pageCount={pageCount}
            hrefFor={(page) => adminHref({ ...list, page })}
          />
        </div>
      )}
    </ListFilters>
  );
}

function Nothing({ list, empty }: Pick<Props, "list" | "empty">) {
  if (list.q === "") {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.children}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucun résultat"
      text={list.mine ? "Aucune de vos annonces ne contient ces mots." : undefined}
    >
      <ButtonLink href={adminHref({ ...list, q: "", page: 1 })}>Effacer la recherche</ButtonLink>
      {list.mine && (
        <ButtonLink href={adminHref({ ...list, mine: false, page: 1 })}>
          Chercher dans toutes les annonces
        </ButtonLink>
      )}
    </EmptyState>
  );
}

type ListToolbarProps = {
  list: AdminList;
  sorts: readonly Sort[];
  /** What the search box is for: "Rechercher une offre". */
  search: string;
};

/** The fields above a table; they stand in a `ListFilters` form. */
function ListToolbar({ list, sorts, search }: ListToolbarProps) {
  return (
    <div className="grid gap-2.5 pb-4 grid-cols-2 max-sm:[&>:first-child]:col-span-2 sm:grid-cols-2 xl:grid-cols-[minmax(0,3fr)_minmax(0,2.2fr)_minmax(0,2.2fr)_auto]">
      <SearchWords label={search} placeholder={search} words={list.q} />
      <Select name="voir" aria-label="Annonces à afficher" defaultValue={list.mine ? "" : "toutes"}>
        <option value="">Les miennes</option>
        <option value="toutes">Toutes</option>
      </Select>
      <Select name="tri" aria-label="Ordre" defaultValue={list.sort.slug}>
        {sorts.map(({ slug, label }) => (
          <option key={slug} value={slug}>
            {label}
          </option>
        ))}
      </Select>
      <Button type="submit" className="max-sm:col-span-2">
        Rechercher
      </Button>
    </div>
  );
}
