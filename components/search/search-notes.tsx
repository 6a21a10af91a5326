import type { Nearer } from "@/lib/search/nearer";
import type { Sort } from "@/lib/search/sort";
import { CorrectedNote } from "./corrected-note";
import { NearerSearches } from "./nearer-searches";
import { SortLinks } from "./sort-links";

type Props<Filters> = {
  /** What is sorted, in words, and what the list's own order is called. */
  sortLabel: string;
  own?: string;
  /** What the list without words is called. */
  all: string;
  filters: Filters;
  result: { total: number; corrected: string | null; nearer: Nearer<Filters>[] };
  hrefFor: (filters: Filters) => string;
  /** A number of what is listed, in words. */
  count: (total: number) => string;
};

/** Between the filters of a list and what they leave: how words were read, the order, what is near. */
export function SearchNotes<Filters extends { q: string; sort: Sort; page: number }>({
  sortLabel,
  own,
  all,
  filters,
  result,
  hrefFor,
  count,
}: Props<Filters>) {
  return (
    <>
      {result.corrected && <CorrectedNote typed={filters.q} searched={result.corrected} />}
      {filters.q !== "" && result.total > 1 && (
        <SortLinks
          label={sortLabel}
          own={own}
          sort={filters.sort}
          hrefFor={(sort) => hrefFor({ ...filters, sort, page: 1 })}
        />
      )}
      <NearerSearches searches={result.nearer} all={all} hrefFor={hrefFor} count={count} />
    </>
  );
}
