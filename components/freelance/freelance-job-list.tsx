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
import { type FreelanceJobFilters, freelanceJobFilters } from "@/lib/freelance/filters";

import type { FreelanceJob } from "@/lib/freelance/schema";
import type { Facets } from "@/lib/search/facets";
import { FreelanceJobCard } from "./freelance-job-card";

export function FreelanceJobGrid({
  freelanceJobs,
  example,
  saveFor,
  markFor,
}: {
  freelanceJobs: readonly FreelanceJob[];
  example?: boolean;
  saveFor?: (freelanceJob: FreelanceJob) => ReactNode;
  markFor?: (freelanceJob: FreelanceJob) => ReactNode;
}) {
  return (
    <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
      {freelanceJobs.map((freelanceJob) => (
        <li key={freelanceJob.id} className="min-w-0">
          <FreelanceJobCard
            freelanceJob={freelanceJob}
            example={example}
            save={saveFor?.(freelanceJob)}
            mark={markFor?.(freelanceJob)}
          />
        </li>
      ))}
    </ul>
  );
}

export function NoFreelanceJobs({ narrowed }: { narrowed: boolean }) {
  return (
    <EmptyState
      title="Aucune mission ne correspond à vos critères."
      text={
        narrowed
          ? "Essayez avec moins de filtres ou un mot plus court."
          : "Revenez bientôt\u00a0: de nouvelles missions arriveront ici."
      }
    >
      {narrowed && (
        <ButtonLink href="/freelance" scroll={false} variant="primary">
          Effacer les filtres
        </ButtonLink>
      )}
    </EmptyState>
  );
}

export function FreelanceJobFilterFields({
  filters,
  facets,
  total,
}: {
  filters: FreelanceJobFilters;
  facets: Facets;
  total: number;
}) {
  return (
    <>
      <FilterRow
        submit="Rechercher"
        chosen={countChosen(freelanceJobFilters, filters)}
        found={{ found: total, capped: false }}
        fields={
          <SearchWords
            suggest="freelance"
            label="Rechercher une mission"
            placeholder="Titre ou mot de la description"
            words={filters.q}
          />
        }
        more={<FilterFields filters={freelanceJobFilters} state={filters} facets={facets} />}
      />
      <OtherState sort={filters.sort} expired={filters.expired} />
    </>
  );
}
