import clsx from "clsx";
import type { ReactNode } from "react";
import { FilterRow, SearchWords } from "@/components/forms/filters";
import { ListFilters } from "@/components/forms/list-filters";
import { ChipLink } from "@/components/ui/badge";
import { ButtonLink } from "@/components/ui/button";
import { Select } from "@/components/ui/field";
import { Pagination } from "@/components/ui/pagination";
import { PastEnd } from "@/components/ui/past-end";
import { EmptyState } from "@/components/ui/states";
import {
  type AdminList,
  adminHref,
  isNarrowed,
  ownStates,
  relevance,
  type Sort,
} from "@/lib/publications/admin-filters";
import type { OwnChoices } from "@/lib/publications/admin-rows";
import { frenchText } from "@/lib/shared/french";

type Props = {
  of: keyof typeof LABELS;
  list: AdminList;
  sorts: readonly [Sort, ...Sort[]];
  /** Label of the search box: "Rechercher une offre". */
  search: string;
  total: number;
  pageCount: number;
  /** Number of rows with its noun: "12 offres d'emploi". */
  counted: string;
  /** Filters for the viewer's own rows; null when the list covers all users. */
  choices: OwnChoices | null;
  organisation: string | null;
  empty: { title: string; text: string; children: ReactNode };
  children: ReactNode;
};

/** Separate labels because "article" is masculine in French. */
const LABELS = {
  publications: {
    own: "Mes annonces",
    all: "Toutes",
    removed: "Retirées",
    none: "Aucune de vos annonces ne correspond.",
    everywhere: "Chercher dans toutes les annonces",
  },
  articles: {
    own: "Mes articles",
    all: "Tous",
    removed: "Retirés",
    none: "Aucun de vos articles ne correspond.",
    everywhere: "Chercher dans tous les articles",
  },
} as const;

/** Frame shared by all tables: search, filters, count, pagination and empty state. */
export function ListFrame({
  of,
  list,
  sorts,
  search,
  total,
  pageCount,
  counted,
  choices,
  organisation,
  empty,
  children,
}: Props) {
  const hrefFor = (page: number) => adminHref({ ...list, page });
  return (
    <ListFilters
      live
      inColumn
      action={list.path}
      query={adminHref(list).split("?")[1] ?? ""}
      loading="Chargement..."
      fields={
        <ListToolbar
          of={of}
          list={list}
          sorts={sorts}
          search={search}
          choices={choices}
          organisation={organisation}
        />
      }
    >
      {choices && choices.counts.size > 0 && (
        <StateTabs of={of} list={list} counts={choices.counts} />
      )}
      {total === 0 ? (
        <Nothing of={of} list={list} empty={empty} />
      ) : list.page > pageCount ? (
        <PastEnd pageCount={pageCount} hrefFor={hrefFor} />
      ) : (
        <div className="grid gap-4">
          {/* On phones the tab already displays the count. */}
          <p className={clsx("text-sm text-muted", choices && "max-sm:sr-only")} role="status">
            {counted}
          </p>
          <div className="overflow-clip rounded-card border border-line bg-snow">{children}</div>
          <Pagination page={list.page} pageCount={pageCount} hrefFor={hrefFor} />
        </div>
      )}
    </ListFilters>
  );
}

function Nothing({ of, list, empty }: Pick<Props, "of" | "list" | "empty">) {
  if (!isNarrowed(list)) {
    return (
      <EmptyState title={empty.title} text={empty.text}>
        {empty.children}
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Aucun résultat" text={list.isOwnOnly ? LABELS[of].none : undefined}>
      <ButtonLink
        href={adminHref({ ...list, q: "", state: "", organisation: "", place: "", page: 1 })}
      >
        Effacer la recherche
      </ButtonLink>
      {list.isOwnOnly && (
        <ButtonLink
          href={adminHref({
            ...list,
            ...{ isOwnOnly: false, state: "", organisation: "", place: "", page: 1 },
          })}
        >
          {LABELS[of].everywhere}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

type StateTabsProps = Pick<Props, "of" | "list"> & { counts: OwnChoices["counts"] };

function StateTabs({ of, list, counts }: StateTabsProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const tabs = [
    { slug: "", label: LABELS[of].all, count: all },
    ...ownStates.map(({ slug, label }) => ({
      slug,
      label: slug === "retirees" ? LABELS[of].removed : label,
      count: counts.get(slug) ?? 0,
    })),
  ].filter(({ slug, count }) => slug === "" || count > 0 || slug === list.state);
  return (
    <nav aria-label="État" className="mb-4">
      <ul className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:[scrollbar-width:none] sm:flex-wrap">
        {tabs.map(({ slug, label, count }) => (
          <li key={slug} className="shrink-0">
            <ChipLink
              href={adminHref({ ...list, state: slug, page: 1 })}
              current={list.state === slug}
            >
              {label} <span className="ml-1.5 font-normal tabular-nums">{count}</span>
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type ListToolbarProps = {
  of: keyof typeof LABELS;
  choices: OwnChoices | null;
  organisation: string | null;
  list: AdminList;
  sorts: readonly [Sort, ...Sort[]];
  /** Label of the search box: "Rechercher une offre". */
  search: string;
};

/** Fields above a table; must be inside a `ListFilters` form. */
function ListToolbar({ of, list, sorts, search, choices, organisation }: ListToolbarProps) {
  return (
    <FilterRow
      isShort
      submit="Rechercher"
      chosen={[!list.isOwnOnly, list.organisation, list.place].filter(Boolean).length}
      fields={<SearchWords label={search} placeholder={search} words={list.q} />}
      more={
        <>
          <Select
            name="voir"
            aria-label="Annonces à afficher"
            defaultValue={list.isOwnOnly ? "" : "toutes"}
          >
            <option value="">{LABELS[of].own}</option>
            <option value="toutes">{LABELS[of].all}</option>
          </Select>
          <Select name="tri" aria-label="Ordre" defaultValue={list.sort.slug}>
            <option value="">{list.q === "" ? sorts[0].label : relevance.label}</option>
            {sorts
              .slice(list.q === "" ? 1 : 0)
              .filter(({ own }) => list.isOwnOnly || !own)
              .map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
          </Select>
          {organisation && (
            <OwnSelect
              name="entreprise"
              label={organisation}
              all="Toutes"
              chosen={list.organisation}
              values={choices?.organisations ?? []}
            />
          )}
          <OwnSelect
            name="lieu"
            label="Lieu"
            all="Tous"
            chosen={list.place}
            values={choices?.places ?? []}
          />
          {list.state && <input type="hidden" name="etat" value={list.state} />}
        </>
      }
    />
  );
}

type OwnSelectProps = {
  name: string;
  label: string;
  all: string;
  chosen: string;
  values: string[];
};

/** Filter on a column of the viewer's own rows; hidden when there is nothing to choose. */
function OwnSelect({ name, label, all, chosen, values }: OwnSelectProps) {
  if (values.length < 2 && chosen === "") return null;
  return (
    <Select name={name} aria-label={label} defaultValue={chosen}>
      <option value="">{`${label}\u00a0: ${all.toLowerCase()}`}</option>
      {(values.includes(chosen) || chosen === "" ? values : [chosen, ...values]).map((value) => (
        <option key={value} value={value}>
          {frenchText(value)}
        </option>
      ))}
    </Select>
  );
}
