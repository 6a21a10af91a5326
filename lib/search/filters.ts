import { firstValue } from "@/lib/text/address-values";

/** Something that narrows a list: what it is called, and the address of the list without it. */
export type ActiveFilter = { label: string; href: string };

type Filter<State> = [
  /** Empty where the filter is not set. */
  label: string | false | null | undefined,
  without: Partial<State>,
];

/** The filters that are set, in the order that they are given in; without one the list is at page 1. */
export function activeFilters<State extends { page: number }>(
  state: State,
  hrefFor: (state: State) => string,
  filters: Filter<State>[],
): ActiveFilter[] {
  return filters.flatMap(([label, without]) =>
    label ? [{ label, href: hrefFor({ ...state, page: 1, ...without }) }] : [],
  );
}

/** Words that are searched, as a filter is called: nothing where there are none. */
export function quoted(words: string): string {
  return words && `«\u00a0${words}\u00a0»`;
}

/** The order of the list itself, or the best matches of the words first. */
export type Sort = "date" | "pertinence";

/** What every list's state has of its words; `partly` asks for some of them, and stands in no address. */
export type Words = { q: string; sort: Sort; partly?: boolean };

/** Reads `?tri=`; what makes no sense is the list's own order. */
export function parseSort(value: string | string[] | undefined): Sort {
  return firstValue(value) === "pertinence" ? "pertinence" : "date";
}
