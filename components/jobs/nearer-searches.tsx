import Link from "next/link";
import { countJobs } from "@/lib/copy/counts";
import { type JobFilters, jobsHref } from "@/lib/jobs/filters";
import { MOST_COUNTED } from "@/lib/jobs/search";

/** Where a search finds nothing: others near it that do. */
export function NearerSearches({
  searches,
}: {
  searches: { filters: JobFilters; total: number }[];
}) {
  return (
    <nav aria-label="Recherches proches">
      <p className="font-semibold">Rien ne correspond à tout cela. Plus près&nbsp;:</p>
      <ul className="mt-1">
        {searches.map(({ filters, total }) => (
          <li key={filters.q}>
            <Link href={jobsHref(filters)} className="text-link inline-block py-1.5">
              {filters.q === "" ? "Toutes les offres" : `«\u00a0${filters.q}\u00a0» sans filtre`}
            </Link>{" "}
            <span className="text-muted">
              {countJobs(Math.min(total, MOST_COUNTED), total > MOST_COUNTED)}
            </span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
