import {
  cleanQuery,
  firstValue,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";
import type { Menus } from "./facets";

/**
 * A filter of a list, as one record: the list's address and its reading, the form, the active filters,
 * the search, its counts, alerts and the reading API derive from it.
 */
export type Filter<Value, None extends null | false = null | false> = {
  /** Its name in the address and in the API. */
  param: string;
  /** Its name in the database's searches: one of `private.kinds()`. */
  term: string;
  /** What its menu, or its box, is called. */
  title: string;
  /** What may be chosen, in the order of the menu. */
  values: readonly Value[];
  /** A value as the address writes it. */
  slug(value: Value): string;
  /** A value as its menu calls it. */
  label(value: Value): string;
  /** A value as an active filter is called. */
  active(value: Value): string;
  /** The words by which the database finds a value. */
  terms(value: Value): string[];
  /** The words for "no choice"; a filter without them is a box. */
  all?: string;
  /** What to know before one chooses, in a sentence. */
  note?: string;
  /** What it is while nothing is chosen. */
  none: None;
};

/** Each has values of its own. */
export type Filters = Record<string, Filter<unknown>>;

/** What is chosen of each filter. */
export type Chosen<List extends Filters> = {
  [Name in keyof List]: List[Name] extends Filter<infer Value, infer None> ? Value | None : never;
};

type MenuParts<Value> = {
  param: string;
  title: string;
  all: string;
  values: readonly Value[];
  slug: (value: NoInfer<Value>) => string;
  label: (value: NoInfer<Value>) => string;
  term?: string;
  active?: (value: NoInfer<Value>) => string;
  terms?: (value: NoInfer<Value>) => string[];
  note?: string;
};

/** A menu of which one value is chosen, or none. Its term is its name in the address unless it says. */
export function menuFilter<Value>(parts: MenuParts<Value>): Filter<Value, null> {
  const { param, slug, label } = parts;
  return {
    term: param,
    active: label,
    terms: (value) => [slug(value)],
    ...parts,
    none: null,
  };
}

/** For values that have both: `menuFilter({ …, ...named })`. */
export const named = {
  slug: ({ slug }: { slug: string }) => slug,
  label: ({ label }: { label: string }) => label,
};

type BoxParts = Pick<Filter<true>, "param" | "term" | "title"> &
  Partial<Pick<Filter<true>, "all" | "note" | "label">>;

/** Something that is asked for or not. */
export function boxFilter({ title, label = () => title, ...parts }: BoxParts): Filter<true, false> {
  return {
    ...{ title, label, active: label, values: [true] },
    ...{ slug: () => "1", terms: () => ["true"], none: false },
    ...parts,
  };
}

const entriesOf = <List extends Filters>(filters: List, state: Partial<Chosen<List>>) =>
  Object.entries(filters).map(([name, filter]) => ({ name, filter, value: state[name] }));

/** What an address chooses of each filter; letter case does not count, and what makes no sense is nothing. */
export function readFilters<List extends Filters>(filters: List, params: SearchParams) {
  const chosen = Object.entries(filters).map(([name, { param, values, slug, none }]) => {
    const text = firstValue(params[param]).toLowerCase();
    return [name, values.find((value) => slug(value).toLowerCase() === text) ?? none];
  });
  return Object.fromEntries(chosen) as Chosen<List>;
}

/** Nothing chosen of any filter. */
export function noFilters<List extends Filters>(filters: List): Chosen<List> {
  return readFilters(filters, {});
}

/** What stands in a list's address beside its filters. */
type State = Partial<Words> & { expired?: boolean; page?: number };

/**
 * The address of a list in this state; what is at its default is left out.
 * @param own the list's own names, which stand between the words and the filters
 */
export function filteredHref<List extends Filters>(
  path: string,
  filters: List,
  state: State & Partial<Chosen<List>>,
  own: Record<string, string | null | undefined> = {},
): string {
  const { q, sort, expired, page = 1 } = state;
  const chosen = entriesOf<Filters>(filters, state).map(({ filter, value }) => [
    filter.param,
    value && filter.slug(value),
  ]);
  return listHref(path, {
    ...{ q, ...own, ...Object.fromEntries(chosen) },
    tri: sort === "pertinence" ? sort : null,
    expirees: expired ? "1" : null,
    page: page > 1 ? String(page) : null,
  });
}

/** What a search asks of each filter, in the database's words. */
export function chosenTerms<List extends Filters>(filters: List, state: Chosen<List>) {
  const chosen = entriesOf<Filters>(filters, state).map(({ filter, value }) => [
    filter.term,
    value ? filter.terms(value) : null,
  ]);
  return Object.fromEntries(chosen) as Record<string, string[] | null>;
}

/** The menus of a list, for their counts. */
export function filterMenus(filters: Filters): Menus {
  const menus = Object.values(filters).map(({ term, values, slug, terms }) => [
    term,
    Object.fromEntries(values.map((value) => [slug(value), terms(value)])),
  ]);
  return Object.fromEntries(menus);
}

/** Something that narrows a list: what it is called, and the address of the list without it. */
export type ActiveFilter = { label: string; href: string };

type Active<State> = [
  /** Empty where it is not set. */
  label: string | false | null | undefined,
  without: Partial<State>,
];

/** Those of the filters that are set, for `activeFilters`. */
export function chosenFilters<List extends Filters>(filters: List, state: Chosen<List>) {
  return entriesOf<Filters>(filters, state).map(
    ({ name, filter, value }): Active<Chosen<List>> => [
      value ? filter.active(value) : null,
      { [name]: filter.none } as Partial<Chosen<List>>,
    ],
  );
}

/** What is set, in the order that it is given in; without one the list is at page 1. */
export function activeFilters<State extends { page: number }>(
  state: State,
  hrefFor: (state: NoInfer<State>) => string,
  active: Active<NoInfer<State>>[],
): ActiveFilter[] {
  return active.flatMap(([label, without]) =>
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

/** What every list that hides what has expired has in its state beside its filters. */
export type ListState = Words & {
  /** What has expired is listed only when asked for. */
  expired: boolean;
  page: number;
};

/** Reads it from the address: `?q=`, `?tri=`, `?expirees=` and `?page=`. */
export function readListState(params: SearchParams): ListState {
  return {
    q: cleanQuery(params.q),
    sort: parseSort(params.tri),
    expired: firstValue(params.expirees) === "1",
    page: pageNumber(params.page),
  };
}
