import { type Country, countries } from "@/lib/places/countries";
import { type SavedSearch, searchLabel, storedTerms } from "@/lib/publications/saved-search";
import type { Search } from "@/lib/search/facets";
import {
  type ActiveFilter,
  activeFilters,
  type Chosen,
  chosenFilters,
  chosenTerms,
  filteredHref,
  type ListState,
  menuFilter,
  named,
  quoted,
  readFilters,
  readListState,
} from "@/lib/search/filters";
import { chosenOption, listHref, pageNumber, type SearchParams } from "@/lib/text/address-values";
import {
  fundingTypes,
  type Situation,
  situationAnswers,
  studyFields,
  studyLevels,
} from "./choices";

/** Filters of the bourse list, in the order of the form and of the address. */
export const scholarshipFilters = {
  level: menuFilter({
    param: "niveau",
    title: "Niveau",
    all: "Tous les niveaux",
    values: studyLevels,
    ...named,
    terms: ({ label }) => [label],
  }),
  field: menuFilter({
    param: "domaine",
    title: "Domaine",
    all: "Tous les domaines",
    values: studyFields,
    ...named,
    terms: ({ label }) => [label],
  }),
  type: menuFilter({
    param: "type",
    title: "Type",
    all: "Tous les types",
    values: fundingTypes,
    ...named,
    active: ({ label }) => `Bourse ${label.toLowerCase()}`,
  }),
  situation: menuFilter({
    param: "situation",
    title: "Votre situation",
    all: "Au Canada ou à l’étranger",
    values: situationAnswers,
    ...named,
    terms: ({ situation }) => [situation],
  }),
};

export type ScholarshipFilters = ListState & Chosen<typeof scholarshipFilters>;

/** Parses the state of the bourse list from its address; ignores invalid values. */
export function parseScholarshipFilters(params: SearchParams): ScholarshipFilters {
  return { ...readListState(params), ...readFilters(scholarshipFilters, params) };
}

/** Returns the address of the list in this state; omits defaults. */
export function scholarshipsHref(filters: Partial<ScholarshipFilters>): string {
  return filteredHref("/bourses", scholarshipFilters, filters);
}

/** Returns the active filters, each with its label and the address without it. */
export function activeScholarshipFilters(filters: ScholarshipFilters): ActiveFilter[] {
  return activeFilters(filters, scholarshipsHref, [
    [quoted(filters.q), { q: "" }],
    ...chosenFilters(scholarshipFilters, filters),
    [filters.expired && "Bourses expirées incluses", { expired: false }],
  ]);
}

/** Returns the search parameters for the list in this state. */
export function scholarshipSearch(filters: ScholarshipFilters): Search {
  const { q, expired, sort, partly } = filters;
  return { q, chosen: chosenTerms(scholarshipFilters, filters), expired, sort, partly };
}

/** Returns the current search in the form that an alert stores. */
export function savedScholarshipSearch(shown: ScholarshipFilters): SavedSearch {
  const filters = { ...shown, expired: false, page: 1 };
  return {
    kind: "scholarship",
    params: storedTerms(scholarshipSearch(filters)),
    label: searchLabel(activeScholarshipFilters(filters), "Toutes les bourses"),
    address: scholarshipsHref(filters),
  };
}

type Choice = { slug: string; label: string };

export const fieldAnswers = [...studyFields, { slug: "autre", label: "Un autre domaine" }] as const;

/** Time that the applicant needs before the deadline. */
export const delayAnswers = [
  { slug: "1-mois", label: "Un mois", days: 30 },
  { slug: "3-mois", label: "Trois mois", days: 91 },
  { slug: "6-mois", label: "Six mois", days: 182 },
] as const;

/** Answers to the finder's five questions; null if skipped. */
export type Answers = {
  country: Country | null;
  level: (typeof studyLevels)[number] | null;
  field: (typeof fieldAnswers)[number] | null;
  situation: Situation | null;
  delay: (typeof delayAnswers)[number] | null;
  page: number;
};

export const FINDER = "/bourses/trouver";

/**
 * Parses the answers from the address, the only place that holds them: they are never stored. Invalid
 * answers count as skipped.
 */
export function parseAnswers(params: SearchParams): Answers {
  return {
    country: chosenOption(countries, params.citoyennete),
    level: chosenOption(studyLevels, params.niveau),
    field: chosenOption(fieldAnswers, params.domaine),
    situation: chosenOption(situationAnswers, params.situation),
    delay: chosenOption(delayAnswers, params.delai),
    page: pageNumber(params.page),
  };
}

/** Returns the address of the finder, or of another page for the same answers. */
export function finderHref(answers: Answers, path = FINDER): string {
  const slug = (choice: Choice | null) => choice?.slug;
  return listHref(path, {
    citoyennete: slug(answers.country),
    niveau: slug(answers.level),
    domaine: slug(answers.field),
    situation: slug(answers.situation),
    delai: slug(answers.delay),
    page: answers.page > 1 ? String(answers.page) : null,
  });
}

/** Returns the answers as parameters of the database function. */
export function finderParams({ country, level, field, situation, delay }: Answers) {
  const params = {
    country: country?.code,
    level: level?.label,
    field: field?.slug === "autre" ? "autre" : field?.label,
    situation: situation?.situation,
    days: delay?.days,
  };
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined));
}

/** Returns true if at least one answer can be compared. */
export function hasAnswers(answers: Answers): boolean {
  return Object.keys(finderParams(answers)).length > 0;
}
