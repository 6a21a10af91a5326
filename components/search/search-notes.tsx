import { Link } from "@/components/ui/link";
import type { Sort } from "@/lib/search/filters";
import { isSmall, type RelaxedSearch } from "@/lib/search/relaxed";

type Props<Filters> = {
  /** Label of the list without a query. */
  all: string;
  filters: Filters;
  result: {
    total: number;
    corrected: string | null;
    partly: boolean;
    relaxed: RelaxedSearch<Filters>[];
  };
  hrefFor: (filters: Filters) => string;
  /** Formats a number of results. */
  count: (total: number) => string;
};

/** Notes between the filters of a list and its results: spelling corrections and relaxed searches. */
export function SearchNotes<Filters extends { q: string; sort: Sort; page: number }>({
  all,
  filters,
  result,
  hrefFor,
  count,
}: Props<Filters>) {
  const { corrected, partly } = result;
  return (
    <>
      {isSmall(filters.q) && (
        <p role="status">
          <strong>«&nbsp;{filters.q}&nbsp;» ne suffit pas pour chercher.</strong>{" "}
          <span className="text-muted">Ajoutez un mot, par exemple un métier ou une ville.</span>
        </p>
      )}
      {corrected && !partly && <CorrectedNote typed={filters.q} searched={corrected} />}
      {partly && (
        <div>
          <h2 className="text-lg font-semibold">
            Aucune annonce ne correspond à tous ces mots. Voici les plus proches.
          </h2>
          {corrected && (
            <p role="status" className="text-muted">
              Mots cherchés&nbsp;: «&nbsp;{corrected}&nbsp;».
            </p>
          )}
        </div>
      )}
      {/* The list already includes part of these results, so their counts would not add up to its own. */}
      <RelaxedSearches
        searches={result.relaxed}
        all={all}
        hrefFor={hrefFor}
        count={partly ? undefined : count}
      />
    </>
  );
}

/** Tells the user that the query was corrected. */
function CorrectedNote({ typed, searched }: { typed: string; searched: string }) {
  return (
    <p role="status">
      <strong>Résultats pour «&nbsp;{searched}&nbsp;».</strong>{" "}
      <span className="text-muted">Aucun résultat pour «&nbsp;{typed}&nbsp;».</span>
    </p>
  );
}

type SortProps<Filters> = {
  /** Label of the links: "Trier les offres". */
  label: string;
  /** Label of the list's default order. */
  own?: string;
  filters: Filters;
  total: number;
  hrefFor: (filters: Filters) => string;
};

/** Order of a search as two links; without a query there is no relevance to sort by. */
export function SortLinks<Filters extends { q: string; sort: Sort; page: number }>({
  label,
  own = "Plus récentes",
  filters,
  total,
  hrefFor,
}: SortProps<Filters>) {
  if (filters.q === "" || total < 2) return null;
  return (
    <nav aria-label={label}>
      {(["date", "pertinence"] as const).map((one) => (
        <Link
          key={one}
          href={hrefFor({ ...filters, sort: one, page: 1 })}
          scroll={false}
          aria-current={one === filters.sort ? "true" : undefined}
        >
          {one === "date" ? own : "Plus pertinentes"}
        </Link>
      ))}
    </nav>
  );
}

type RelaxedProps<Filters> = {
  searches: RelaxedSearch<Filters>[];
  /** Label of the list without a query. */
  all: string;
  hrefFor: (filters: Filters) => string;
  /** Formats a number of results. */
  count?: (total: number) => string;
};

/** Relaxed searches with results, for a search without any. */
function RelaxedSearches<Filters extends { q: string }>(props: RelaxedProps<Filters>) {
  const { searches, all, hrefFor, count } = props;
  if (searches.length === 0) return null;
  return (
    <nav aria-label="Recherches proches">
      <p className="font-semibold">Essayez aussi&nbsp;:</p>
      <ul className="mt-1">
        {searches.map(({ filters, total, unfiltered }) => (
          <li key={filters.q}>
            <Link href={hrefFor(filters)} className="text-link inline-block py-1.5">
              {filters.q === ""
                ? all
                : `«\u00a0${filters.q}\u00a0»${unfiltered ? " sans filtre" : ""}`}
            </Link>
            {count && <span className="text-muted">{` ${count(total)}`}</span>}
          </li>
        ))}
      </ul>
    </nav>
  );
}
