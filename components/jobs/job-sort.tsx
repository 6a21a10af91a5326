import Link from "next/link";
import { type JobFilters, jobsHref } from "@/lib/jobs/filters";

const sorts = [
  { sort: "date", label: "Plus récentes" },
  { sort: "pertinence", label: "Plus pertinentes" },
] as const;

/** The order of a search: two links, since without words there is nothing to be near to. */
export function JobSort({ filters, shown }: { filters: JobFilters; shown: boolean }) {
  if (!shown || filters.q === "") return null;
  return (
    <nav aria-label="Trier les offres" className="flex flex-wrap gap-x-5 text-sm">
      {sorts.map(({ sort, label }) => (
        <Link
          key={sort}
          href={jobsHref({ ...filters, sort, page: 1 })}
          scroll={false}
          prefetch={false}
          aria-current={sort === filters.sort ? "true" : undefined}
          className="inline-block py-1.5 text-link aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
