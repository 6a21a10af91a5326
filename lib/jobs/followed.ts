import "server-only";
import { type FollowedSearch, searchLabel } from "@/lib/publications/followed";
import { activeJobFilters, type JobFilters, jobsHref } from "./filters";
import { askedOf } from "./search";

/** The search that the job list shows, as an alert keeps it. */
export function followedJobs(shown: JobFilters): FollowedSearch {
  const filters = {
    ...shown,
    sort: "date" as const,
    expired: false,
    page: 1,
  };
  return {
    kind: "job",
    asked: askedOf(filters),
    label: searchLabel(
      activeJobFilters(filters).map(({ label }) => label),
      "Toutes les offres d’emploi",
    ),
    address: jobsHref(filters),
  };
}
