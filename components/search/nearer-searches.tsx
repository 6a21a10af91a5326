import Link from "next/link";
import type { Nearer } from "@/lib/search/nearer";

type Props<Filters> = {
  searches: Nearer<Filters>[];
  /** What the list without words is called. */
  all: string;
  hrefFor: (filters: Filters) => string;
  /** A number of them, in words. */
  count: (total: number) => string;
};

/** Where a search finds nothing: others near it that do. */
export function NearerSearches<Filters extends { q: string }>(props: Props<Filters>) {
  const { searches, all, hrefFor, count } = props;
  if (searches.length === 0) return null;
  return (
    <nav aria-label="Recherches proches">
      <p className="font-semibold">Rien ne correspond à tout cela. Plus près&nbsp;:</p>
      <ul className="mt-1">
        {searches.map(({ filters, total }) => (
          <li key={filters.q}>
            <Link href={hrefFor(filters)} className="text-link inline-block py-1.5">
              {filters.q === "" ? all : `«\u00a0${filters.q}\u00a0» sans filtre`}
            </Link>{" "}
            <span className="text-muted">{count(total)}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}
