import { Link } from "@/components/ui/link";
import type { Sort } from "@/lib/search/filters";
import { isSmall, type RelaxedSearch } from "@/lib/search/relaxed";

type Props<Filters> = {
  /** What the list without words is called. */
  all: string;
  filters: Filters;
  result: {
    total: number;
    corrected: string | null;
    partly: boolean;
    relaxed: RelaxedSearch<Filters>[];
  };
  hrefFor: (filters: Filters) => string;
  /** A number of what is listed, in words. */
  count: (total: number) => string;
};

/** Between the filters of a list and what they leave: how words were read, and what is near. */
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
      {/* The list already shows part of what these find: their numbers would not add up to its own. */}
      <RelaxedSearches
        searches={result.relaxed}
        all={all}
        hrefFor={hrefFor}
        count={partly ? undefined : count}
      />
    </>
  );
}

/** Says plainly that other words were searched than those typed. */
function CorrectedNote({ typed, searched }: { typed: string; searched: string }) {
  return (
    <p role="status">
      <strong>Résultats pour «&nbsp;{searched}&nbsp;».</strong>{" "}
      <span className="text-muted">Aucun résultat pour «&nbsp;{typed}&nbsp;».</span>
    </p>
  );
}

type SortProps<Filters> = {
  /** What is sorted, in words: "Trier les offres". */
  label: string;
  /** What the list's own order is called. */
  own?: string;
  filters: Filters;
  total: number;
  hrefFor: (filters: Filters) => string;
};

/** The order of a search: two links, since without words there is nothing to be near to. */
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
  /** What the list without words is called. */
  all: string;
  hrefFor: (filters: Filters) => string;
  /** A number of them, in words. */
  count?: (total: number) => string;
};

/** Where a search finds nothing: others near it that do. */
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
