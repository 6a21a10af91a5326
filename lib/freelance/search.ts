import { askedLanguages } from "@/lib/publications/abroad-filters";
import type { Menus, Search } from "@/lib/search/lists";
import { freelanceJobBudgets, freelanceJobDurations, freelanceJobSkills } from "./choices";
import type { FreelanceJobFilters } from "./filters";

/** The menus in the database's words. */
export const freelanceJobMenus: Menus = {
  competence: Object.fromEntries(freelanceJobSkills.map(({ slug, label }) => [slug, [label]])),
  budget: Object.fromEntries(freelanceJobBudgets.map(({ slug }) => [slug, [slug]])),
  duree: Object.fromEntries(freelanceJobDurations.map(({ slug }) => [slug, [slug]])),
  abroad: { "1": ["true"] },
  language: Object.fromEntries(askedLanguages.map(({ slug }) => [slug, [slug]])),
};

/** What the list of missions is asked for in this state. */
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
