import type { Menus, Search } from "@/lib/search/lists";
import { fundingTypes, situationAnswers, studyFields, studyLevels } from "./choices";
import type { ScholarshipFilters } from "./filters";

/** The menus in the database's words. */
export const scholarshipMenus: Menus = {
  niveau: Object.fromEntries(studyLevels.map(({ slug, label }) => [slug, [label]])),
  domaine: Object.fromEntries(studyFields.map(({ slug, label }) => [slug, [label]])),
  type: Object.fromEntries(fundingTypes.map(({ slug }) => [slug, [slug]])),
  situation: Object.fromEntries(situationAnswers.map(({ slug, situation }) => [slug, [situation]])),
};

/** What the list of bourses is asked for in this state. */
export function scholarshipSearch(filters: ScholarshipFilters): Search {
  const { q, level, field, type, situation, expired, sort, partly } = filters;
  return {
    q,
    chosen: {
      niveau: level && [level.label],
      domaine: field && [field.label],
      type: type && [type.slug],
      situation: situation && [situation.situation],
    },
    expired,
    sort,
    partly,
  };
}
