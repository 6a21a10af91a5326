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

/** What narrows the list of bourses, in the order of its form and of its address. */
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

/** Reads the state of the list of bourses from its address. A value that makes no sense is ignored. */
export function parseScholarshipFilters(params: SearchParams): ScholarshipFilters {
  return { ...readListState(params), ...readFilters(scholarshipFilters, params) };
}

/** The address of the list in this state; what is at its default is left out. */
export function scholarshipsHref(filters: Partial<ScholarshipFilters>): string {
  return filteredHref("/bourses", scholarshipFilters, filters);
}

/** The filters that narrow the list, each with its label and the address without it. */
export function activeScholarshipFilters(filters: ScholarshipFilters): ActiveFilter[] {
  return activeFilters(filters, scholarshipsHref, [
    [quoted(filters.q), { q: "" }],
    ...chosenFilters(scholarshipFilters, filters),
    [filters.expired && "Bourses expirées incluses", { expired: false }],
  ]);
}

/** What the list of bourses is asked for in this state. */
export function scholarshipSearch(filters: ScholarshipFilters): Search {
  const { q, expired, sort, partly } = filters;
  return { q, chosen: chosenTerms(scholarshipFilters, filters), expired, sort, partly };
}

/** The search that the list of bourses shows, as an alert keeps it. */
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

/** How long one needs until a bourse closes. */
export const delayAnswers = [
  { slug: "1-mois", label: "Un mois", days: 30 },
  { slug: "3-mois", label: "Trois mois", days: 91 },
  { slug: "6-mois", label: "Six mois", days: 182 },
] as const;

/** What somebody answers to the five questions; null where they pass. */
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
 * Reads the answers from the address, which is all there is of them: they are stored nowhere. One that
 * makes no sense is none.
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

/** The address of the finder with these answers, or of what else is made of them. */
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

/** The answers in the database's words. */
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

/** Whether there is anything to compare with. */
export function hasAnswers(answers: Answers): boolean {
  return Object.keys(finderParams(answers)).length > 0;
}
