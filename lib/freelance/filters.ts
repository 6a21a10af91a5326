import {
  abroadLabels,
  languageLabel,
  type RequiredLanguage,
  requiredLanguages,
} from "@/lib/publications/abroad-filters";
import { type SavedSearch, searchLabel, storedTerms } from "@/lib/publications/saved-search";
import type { Search } from "@/lib/search/facets";
import {
  type ActiveFilter,
  activeFilters,
  parseSort,
  quoted,
  type Words,
} from "@/lib/search/filters";
import {
  chosenOption,
  cleanQuery,
  firstValue,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";

/** The menus of the missions; `slug` is what the address says. */
export const freelanceJobSkills = [
  { slug: "react", label: "React" },
  { slug: "nodejs", label: "Node.js" },
  { slug: "python", label: "Python" },
  { slug: "design", label: "Design" },
  { slug: "marketing", label: "Marketing" },
] as const;
type FreelanceJobSkill = (typeof freelanceJobSkills)[number];

export const freelanceJobBudgets = [
  { slug: "moins-de-2000", label: "Moins de 2\u00a0000\u00a0$" },
  { slug: "2000-a-5000", label: "2 000 $ à 5 000 $" },
  { slug: "plus-de-5000", label: "Plus de 5\u00a0000\u00a0$" },
  { slug: "a-negocier", label: "À négocier" },
] as const;
type FreelanceJobBudget = (typeof freelanceJobBudgets)[number];

export const freelanceJobDurations = [
  { slug: "moins-d-1-mois", label: "Moins d’un mois" },
  { slug: "1-a-3-mois", label: "1 à 3 mois" },
  { slug: "plus-de-3-mois", label: "Plus de 3 mois" },
] as const;
type FreelanceJobDuration = (typeof freelanceJobDurations)[number];

export type FreelanceJobFilters = Words & {
  skill: FreelanceJobSkill | null;
  budget: FreelanceJobBudget | null;
  duration: FreelanceJobDuration | null;
  /** Only missions whose client takes people abroad. */
  abroad: boolean;
  language: RequiredLanguage | null;
  /** Missions whose deadline has passed are listed only when asked for. */
  expired: boolean;
  page: number;
};

/**
 * Reads the state of the mission list from its address. A value that makes no sense is ignored.
 * Names in the address are French: q, competence, budget, duree, etranger, langue, tri,
 * expirees, page.
 */
export function parseFreelanceJobFilters(params: SearchParams): FreelanceJobFilters {
  return {
    q: cleanQuery(params.q),
    skill: chosenOption(freelanceJobSkills, params.competence),
    budget: chosenOption(freelanceJobBudgets, params.budget),
    duration: chosenOption(freelanceJobDurations, params.duree),
    abroad: firstValue(params.etranger) === "1",
    language: chosenOption(requiredLanguages, params.langue),
    sort: parseSort(params.tri),
    expired: firstValue(params.expirees) === "1",
    page: pageNumber(params.page),
  };
}

export function freelanceJobsHref(filters: Partial<FreelanceJobFilters>): string {
  return listHref("/freelance", {
    q: filters.q,
    competence: filters.skill?.slug,
    budget: filters.budget?.slug,
    duree: filters.duration?.slug,
    etranger: filters.abroad ? "1" : null,
    langue: filters.language?.slug,
    tri: filters.sort === "pertinence" ? filters.sort : null,
    expirees: filters.expired ? "1" : null,
    page: filters.page && filters.page > 1 ? String(filters.page) : null,
  });
}

export function activeFreelanceJobFilters(filters: FreelanceJobFilters): ActiveFilter[] {
  const { q, skill, budget, duration, abroad, language, expired } = filters;
  return activeFilters(filters, freelanceJobsHref, [
    [quoted(q), { q: "" }],
    [skill?.label, { skill: null }],
    [budget?.label, { budget: null }],
    [duration?.label, { duration: null }],
    [abroad && abroadLabels.abroad, { abroad: false }],
    [language && languageLabel(language), { language: null }],
    [expired && "Missions expirées incluses", { expired: false }],
  ]);
}

export function freelanceJobSearch(filters: FreelanceJobFilters): Search {
  const { q, skill, budget, duration, abroad, language, expired, sort, partly } = filters;
  return {
    q,
    chosen: {
      competence: skill && [skill.label],
      budget: budget && [budget.slug],
      duree: duration && [duration.slug],
      abroad: abroad ? ["true"] : null,
      language: language && [language.slug],
    },
    expired,
    sort,
    partly,
  };
}

/** The search that the mission list shows, as an alert keeps it. */
export function savedFreelanceJobSearch(shown: FreelanceJobFilters): SavedSearch {
  const filters = { ...shown, expired: false, page: 1 };
  return {
    kind: "freelance",
    params: storedTerms(freelanceJobSearch(filters)),
    label: searchLabel(activeFreelanceJobFilters(filters), "Toutes les missions"),
    address: freelanceJobsHref(filters),
  };
}
