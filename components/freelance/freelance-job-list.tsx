import type { ReactNode } from "react";
import { FilterMenu, FilterRow, OtherState, SearchWords } from "@/components/forms/filters";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import {
  type FreelanceJobFilters,
  freelanceJobBudgets,
  freelanceJobDurations,
  freelanceJobSkills,
} from "@/lib/freelance/filters";

import type { FreelanceJob } from "@/lib/freelance/schema";
import { abroadLabels, requiredLanguages } from "@/lib/publications/abroad-filters";
import type { Facets } from "@/lib/search/facets";
import { FreelanceJobCard } from "./freelance-job-card";

const abroadOptions = [{ slug: "1", label: abroadLabels.abroad }] as const;

/** The missions of a page, one, two or three columns by the width. */
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

const menus = ({ skill, budget, duration, abroad, language }: FreelanceJobFilters) => [
  {
    name: "competence",
    label: "Compétence",
    all: "Toutes les compétences",
    options: freelanceJobSkills,
    chosen: skill,
  },
  {
    name: "budget",
    label: "Budget",
    all: "Tous les budgets",
    options: freelanceJobBudgets,
    chosen: budget,
  },
  {
    name: "duree",
    label: "Durée",
    all: "Toutes les durées",
    options: freelanceJobDurations,
    chosen: duration,
  },
  {
    name: "etranger",
    facet: "abroad",
    label: "Candidature de l’étranger",
    all: "D’ici ou de l’étranger",
    options: abroadOptions,
    chosen: abroad ? abroadOptions[0] : null,
  },
  {
    name: "langue",
    facet: "language",
    label: "Langue demandée",
    all: "Toutes les langues",
    options: requiredLanguages,
    chosen: language,
  },
];

export function FreelanceJobFilterFields({
  filters,
  facets,
}: {
  filters: FreelanceJobFilters;
  facets: Facets;
}) {
  return (
    <>
      <FilterRow
        submit="Rechercher"
        chosen={menus(filters).filter(({ chosen }) => chosen !== null).length}
        fields={
          <SearchWords
            suggest="freelance"
            label="Rechercher une mission"
            placeholder="Titre ou mot de la description"
            words={filters.q}
          />
        }
        more={menus(filters).map(({ facet, ...menu }) => (
          <FilterMenu key={menu.name} counts={facets[facet ?? menu.name]} {...menu} />
        ))}
      />
      <OtherState sort={filters.sort} expired={filters.expired} />
    </>
  );
}
