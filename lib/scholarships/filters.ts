import { parseSort, type Sort } from "@/lib/search/sort";
import {
  chosenOption,
  cleanQuery,
  firstValue,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/search";
import {
  type FundingType,
  fundingTypes,
  type Situation,
  type StudyField,
  type StudyLevel,
  situationAnswers,
  studyFields,
  studyLevels,
} from "./choices";

export type ScholarshipFilters = {
  /** Words to find, all of them. */
  q: string;
  level: StudyLevel | null;
  field: StudyField | null;
  type: FundingType | null;
  situation: Situation | null;
  sort: Sort;
  /** Bourses whose deadline has passed are listed only when asked for. */
  expired: boolean;
  page: number;
};

/**
 * Reads the state of the list of bourses from its address. A value that makes no sense is
 * ignored. Names in the address are French: q, niveau, domaine, type, situation, tri, expirees,
 * page.
 */
export function parseScholarshipFilters(params: SearchParams): ScholarshipFilters {
  return {
    q: cleanQuery(params.q),
    level: chosenOption(studyLevels, params.niveau),
    field: chosenOption(studyFields, params.domaine),
    type: chosenOption(fundingTypes, params.type),
    situation: chosenOption(situationAnswers, params.situation),
    sort: parseSort(params.tri),
    expired: firstValue(params.expirees) === "1",
    page: pageNumber(params.page),
  };
}

/** The address of the list in this state; what is at its default is left out. */
export function scholarshipsHref(filters: Partial<ScholarshipFilters>): string {
  return listHref("/bourses", {
    q: filters.q,
    niveau: filters.level?.slug,
    domaine: filters.field?.slug,
    type: filters.type?.slug,
    situation: filters.situation?.slug,
    tri: filters.sort === "pertinence" ? filters.sort : null,
    expirees: filters.expired ? "1" : null,
    page: filters.page && filters.page > 1 ? String(filters.page) : null,
  });
}

/** The filters that narrow the list, each with its label and the address without it. */
export function activeScholarshipFilters(
  filters: ScholarshipFilters,
): { label: string; href: string }[] {
  const without = (part: Partial<ScholarshipFilters>) =>
    scholarshipsHref({ ...filters, page: 1, ...part });
  const active: { label: string; href: string }[] = [];
  if (filters.q) active.push({ label: `«\u00a0${filters.q}\u00a0»`, href: without({ q: "" }) });
  if (filters.level) active.push({ label: filters.level.label, href: without({ level: null }) });
  if (filters.field) active.push({ label: filters.field.label, href: without({ field: null }) });
  if (filters.type) {
    active.push({
      label: `Bourse ${filters.type.label.toLowerCase()}`,
      href: without({ type: null }),
    });
  }
  if (filters.situation) {
    active.push({ label: filters.situation.label, href: without({ situation: null }) });
  }
  if (filters.expired) {
    active.push({ label: "Bourses expirées incluses", href: without({ expired: false }) });
  }
  return active;
}
