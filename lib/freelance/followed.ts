import { type FollowedSearch, onlySet, searchLabel } from "@/lib/publications/followed";
import { activeFreelanceJobFilters, type FreelanceJobFilters, freelanceJobsHref } from "./filters";

/** The search that the mission list shows, as an alert keeps it. */
export function followedFreelanceJobs(shown: FreelanceJobFilters): FollowedSearch {
  const filters = { ...shown, expired: false, page: 1 };
  const { q, skill, budget, duration, abroad, language } = filters;
  return {
    kind: "freelance",
    asked: onlySet({
      q,
      skill: skill?.label,
      budget: budget?.slug,
      duration: duration?.slug,
      abroad: abroad || null,
      language: language?.slug,
    }),
    label: searchLabel(
      activeFreelanceJobFilters(filters).map(({ label }) => label),
      "Toutes les missions",
    ),
    address: freelanceJobsHref(filters),
  };
}
