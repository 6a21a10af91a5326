import type { ReactNode } from "react";
import {
  countChosen,
  FilterFields,
  FilterRow,
  OtherState,
  SearchWords,
} from "@/components/forms/filters";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { type ScholarshipFilters, scholarshipFilters } from "@/lib/scholarships/filters";
import type { Scholarship } from "@/lib/scholarships/schema";
import type { Facets } from "@/lib/search/facets";
import { ScholarshipCard } from "./scholarship-card";

export function ScholarshipGrid({
  scholarships,
  example,
  saveFor,
  markFor,
}: {
  scholarships: readonly Scholarship[];
  example?: boolean;
  saveFor?: (scholarship: Scholarship) => ReactNode;
  markFor?: (scholarship: Scholarship) => ReactNode;
}) {
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {scholarships.map((scholarship) => (
        <li key={scholarship.id} className="min-w-0">
          <ScholarshipCard
            scholarship={scholarship}
            example={example}
            save={saveFor?.(scholarship)}
            mark={markFor?.(scholarship)}
          />
        </li>
      ))}
    </ul>
  );
}

export function NoScholarships({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      title="Aucune bourse ne correspond à vos critères."
      text={
        narrowed
          ? "Essayez avec moins de filtres, ou avec les bourses dont la date limite est passée\u00a0: beaucoup reviennent chaque année."
          : "Revenez bientôt\u00a0: beaucoup de bourses reviennent chaque année."
      }
    >
      {narrowed ? (
        <ButtonLink href="/bourses" scroll={false} variant="primary">
          Effacer les filtres
        </ButtonLink>
      ) : (
        <ButtonLink href="/bourses?expirees=1" scroll={false} variant="primary">
          Voir les bourses passées
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** The list updates only on "Filtrer" (docs/product.md, Lists). */
export function ScholarshipFilterFields({
  filters,
  facets,
}: {
  filters: ScholarshipFilters;
  facets: Facets;
}) {
  return (
    <>
      <FilterRow
        submit="Filtrer"
        chosen={countChosen(scholarshipFilters, filters)}
        fields={
          <SearchWords
            suggest="scholarship"
            label="Rechercher une bourse"
            placeholder="Nom de la bourse ou université"
            words={filters.q}
          />
        }
        more={
          <FilterFields
            filters={scholarshipFilters}
            state={filters}
            facets={facets}
            box={
              <label>
                <input
                  type="checkbox"
                  name="expirees"
                  value="1"
                  defaultChecked={filters.expired}
                  className="size-5 accent-spruce"
                />
                Inclure les bourses dont la date limite est passée
              </label>
            }
          />
        }
      />
      <OtherState sort={filters.sort} />
    </>
  );
}
