import {
  cleanQuery,
  firstValue,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";
import type { Menus } from "./facets";

/**
 * A filter of a list as one record. The list's address and its parser, the form, the active filters, the
 * search, the facet counts, alerts and the API all derive from it.
 */
export type Filter<Value, None extends null | false = null | false> = {
  /** Parameter name in the address and in the API. */
  param: string;
  /** Key in the database's searches: one of `private.kinds()`. */
  term: string;
  /** Label of the menu or checkbox. */
  title: string;
  /** Possible values, in menu order. */
  values: readonly Value[];
  /** Slug of a value in the address. */
  slug(value: Value): string;
  /** Label of a value in the menu. */
  label(value: Value): string;
  /** Label of a value as an active filter. */
  active(value: Value): string;
  /** The database values that a value matches. */
  terms(value: Value): string[];
  /** Label of the "all" option; a filter without it is a checkbox. */
  all?: string;
  /** A one-sentence hint. */
  note?: string;
  /** The value while nothing is selected. */
  none: None;
};

export type Filters = Record<string, Filter<unknown>>;

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

/** Defines a menu with one selected value or none. The database key defaults to the parameter name. */
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

/** Accessors for values with a slug and a label: `menuFilter({ …, ...named })`. */
export const named = {
  slug: ({ slug }: { slug: string }) => slug,
  label: ({ label }: { label: string }) => label,
};

type BoxParts = Pick<Filter<true>, "param" | "term" | "title"> &
  Partial<Pick<Filter<true>, "all" | "note" | "label">>;

/** Defines a checkbox. */
export function boxFilter({ title, label = () => title, ...parts }: BoxParts): Filter<true, false> {
  return {
    ...{ title, label, active: label, values: [true] },
    ...{ slug: () => "1", terms: () => ["true"], none: false },
    ...parts,
  };
}

const entriesOf = <List extends Filters>(filters: List, state: Partial<Chosen<List>>) =>
  Object.entries(filters).map(([name, filter]) => ({ name, filter, value: state[name] }));

/** Parses the filters from an address, ignoring letter case and invalid values. */
export function readFilters<List extends Filters>(filters: List, params: SearchParams) {
  const chosen = Object.entries(filters).map(([name, { param, values, slug, none }]) => {
    const text = firstValue(params[param]).toLowerCase();
    return [name, values.find((value) => slug(value).toLowerCase() === text) ?? none];
  });
  return Object.fromEntries(chosen) as Chosen<List>;
}

/** Returns a state with no filter selected. */
export function noFilters<List extends Filters>(filters: List): Chosen<List> {
  return readFilters(filters, {});
}

/** What a list's address contains besides its filters. */
type State = Partial<Words> & { expired?: boolean; page?: number };

/**
 * Returns the address of a list in this state; omits defaults.
 * @param own parameters of the list itself, placed between query and filters
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

/** Returns the database values of the selected filters. */
export function chosenTerms<List extends Filters>(filters: List, state: Chosen<List>) {
  const chosen = entriesOf<Filters>(filters, state).map(({ filter, value }) => [
    filter.term,
    value ? filter.terms(value) : null,
  ]);
  return Object.fromEntries(chosen) as Record<string, string[] | null>;
}

/** Returns the menus of a list, for the facet counts. */
export function filterMenus(filters: Filters): Menus {
  const menus = Object.values(filters).map(({ term, values, slug, terms }) => [
    term,
    Object.fromEntries(values.map((value) => [slug(value), terms(value)])),
  ]);
  return Object.fromEntries(menus);
}

export type ActiveFilter = { label: string; href: string };

type Active<State> = [
  /** Empty if the filter is not set. */
  label: string | false | null | undefined,
  without: Partial<State>,
];

/** Returns the filters that are set, for `activeFilters`. */
export function chosenFilters<List extends Filters>(filters: List, state: Chosen<List>) {
  return entriesOf<Filters>(filters, state).map(
    ({ name, filter, value }): Active<Chosen<List>> => [
      value ? filter.active(value) : null,
      { [name]: filter.none } as Partial<Chosen<List>>,
    ],
  );
}

/** Returns the active filters in the given order; removing one returns to page 1. */
export function activeFilters<State extends { page: number }>(
  state: State,
  hrefFor: (state: NoInfer<State>) => string,
  active: Active<NoInfer<State>>[],
): ActiveFilter[] {
  return active.flatMap(([label, without]) =>
    label ? [{ label, href: hrefFor({ ...state, page: 1, ...without }) }] : [],
  );
}

/** Returns a query as a filter label, in quotation marks; empty without a query. */
export function quoted(words: string): string {
  return words && `«\u00a0${words}\u00a0»`;
}

/** The list's default order, or most relevant first. */
export type Sort = "date" | "pertinence";

/** Query and order of a list; `partly` matches some of the tokens and never appears in an address. */
export type Words = { q: string; sort: Sort; partly?: boolean };

/** Parses `?tri=`; an invalid value gives the list's default order. */
export function parseSort(value: string | string[] | undefined): Sort {
  return firstValue(value) === "pertinence" ? "pertinence" : "date";
}

/** State, besides its filters, of a list that hides expired items. */
export type ListState = Words & {
  /** Includes expired items. */
  expired: boolean;
  page: number;
};

/** Parses the state from `?q=`, `?tri=`, `?expirees=` and `?page=`. */
export function readListState(params: SearchParams): ListState {
  return {
    q: cleanQuery(params.q),
    sort: parseSort(params.tri),
    expired: firstValue(params.expirees) === "1",
    page: pageNumber(params.page),
  };
}
