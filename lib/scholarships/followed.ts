import { type FollowedSearch, onlySet, searchLabel } from "@/lib/publications/followed";
import { activeScholarshipFilters, type ScholarshipFilters, scholarshipsHref } from "./filters";

/** The search that the list of bourses shows, as an alert keeps it. */
export function followedScholarships(shown: ScholarshipFilters): FollowedSearch {
  const filters = { ...shown, expired: false, page: 1 };
  const { q, level, field, type, situation } = filters;
  return {
    kind: "scholarship",
    asked: onlySet({
      q,
      level: level?.label,
      field: field?.label,
      type: type?.slug,
      situation: situation?.situation,
    }),
    label: searchLabel(
      activeScholarshipFilters(filters).map(({ label }) => label),
      "Toutes les bourses",
    ),
    address: scholarshipsHref(filters),
  };
}
