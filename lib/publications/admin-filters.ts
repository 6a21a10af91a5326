import {
  cleanQuery,
  firstValue,
  listHref,
  pageNumber,
  type SearchParams,
} from "@/lib/text/address-values";
import { isExpired } from "@/lib/text/dates";

export type Sort = {
  slug: string;
  label: string;
  column: string;
  ascending: boolean;
  /** Whether the sort column holds figures that only the author may see. */
  own?: true;
};

export const figureSorts = [
  {
    slug: "candidatures",
    label: "Plus de candidatures",
    column: "applications",
    ascending: false,
    own: true,
  },
  { slug: "vues", label: "Plus de vues", column: "views", ascending: false, own: true },
] as const satisfies readonly Sort[];

/** Sorts by text relevance; the default for a search. */
export const relevance: Sort = { slug: "", label: "Pertinence", column: "", ascending: true };

/** State of an administration table, all of it in its address. */
export type AdminList = {
  path: string;
  /** Search text; every token must match. */
  q: string;
  /** True for the recruiter's own publications only, false for every readable one. */
  isOwnOnly: boolean;
  /** Filters of the viewer's own publications: a state's slug, a company, a location; "" for any. */
  state: string;
  organisation: string;
  place: string;
  sort: Sort;
  page: number;
};

export const ROWS_PER_PAGE = 25;

/**
 * Parses a table's state from its address: q, voir, etat, entreprise, lieu, tri, page. Invalid values are
 * ignored.
 * @param sorts available orders, the default first; the default is omitted from addresses
 */
export function parseAdminList(
  path: string,
  params: SearchParams,
  sorts: readonly [Sort, ...Sort[]],
): AdminList {
  const slug = firstValue(params.tri);
  const isOwnOnly = firstValue(params.voir) !== "toutes";
  const q = cleanQuery(params.q);
  const usual = q === "" ? { ...sorts[0], slug: "" } : relevance;
  const chosen = q === "" ? sorts.slice(1) : sorts;
  const ownOnly = (value: SearchParams[string]) => (isOwnOnly ? cleanQuery(value) : "");
  return {
    path,
    q,
    isOwnOnly,
    state: ownOnly(params.etat),
    organisation: ownOnly(params.entreprise),
    place: ownOnly(params.lieu),
    sort: chosen.find((sort) => sort.slug === slug && (isOwnOnly || !sort.own)) ?? usual,
    page: pageNumber(params.page),
  };
}

/** The dialog over a table: a new item, a copy, one being edited, or one just published. */
export type Opening = { kind: "new" } | { kind: "edit" | "copy" | "published"; id: string };

/** Parses the dialog that an address opens (`nouveau`, `modifier`, `dupliquer`, `publie`); null if none. */
export function parseOpening(params: SearchParams): Opening | null {
  if (firstValue(params.nouveau) !== "") return { kind: "new" };
  if (params.modifier) return { kind: "edit", id: firstValue(params.modifier) };
  if (params.dupliquer) return { kind: "copy", id: firstValue(params.dupliquer) };
  if (params.publie) return { kind: "published", id: firstValue(params.publie) };
  return null;
}

/** Returns the address of a table in this state, with a dialog over it if one is given. */
export function adminHref(list: AdminList, opening?: Opening): string {
  return listHref(list.path, {
    q: list.q,
    voir: list.isOwnOnly ? null : "toutes",
    etat: list.state,
    entreprise: list.organisation,
    lieu: list.place,
    tri: list.sort.slug,
    page: list.page > 1 ? String(list.page) : null,
    nouveau: opening?.kind === "new" ? "1" : null,
    modifier: opening?.kind === "edit" ? opening.id : null,
    dupliquer: opening?.kind === "copy" ? opening.id : null,
    publie: opening?.kind === "published" ? opening.id : null,
  });
}

export const isNarrowed = ({ q, state, organisation, place }: AdminList) =>
  [q, state, organisation, place].some((value) => value !== "");

/** Returns the first and last row of a page, zero-based and inclusive, for the Data API's `range`. */
export function rowRange({ page }: AdminList): [from: number, to: number] {
  const from = (page - 1) * ROWS_PER_PAGE;
  return [from, from + ROWS_PER_PAGE - 1];
}

export type OwnRow = {
  id: string;
  status: string;
  isHidden: boolean;
  closesAt: string;
  organisation: string | null;
  place: string | null;
  views: number;
  applications: number;
  /** Number of applications whose CV has not been opened yet. */
  fresh: number;
  sorted: string | number | null;
};

export const ownStates = [
  { slug: "en-ligne", label: "En ligne" },
  { slug: "brouillons", label: "Brouillons" },
  { slug: "en-attente", label: "En attente de vérification" },
  { slug: "pourvues", label: "Pourvues" },
  { slug: "expirees", label: "Expirées" },
  { slug: "remplaces", label: "Remplacés" },
  { slug: "retirees", label: "Retirées" },
] as const;
export type OwnState = (typeof ownStates)[number]["slug"];

export function ownState({
  status,
  isHidden,
  closesAt,
}: Pick<OwnRow, "status" | "isHidden" | "closesAt">): OwnState {
  if (isHidden) return "retirees";
  if (status === "draft") return "brouillons";
  if (status === "pending") return "en-attente";
  if (status === "filled") return "pourvues";
  if (status === "replaced") return "remplaces";
  return isExpired(closesAt) ? "expirees" : "en-ligne";
}

type Choice = Pick<AdminList, "state" | "organisation" | "place" | "sort">;

/** Filters the rows by company and location, sorts them, and counts them by state. */
export function arrangeOwn(rows: readonly OwnRow[], { state, organisation, place, sort }: Choice) {
  const left = rows.filter(
    (row) =>
      (organisation === "" || row.organisation === organisation) &&
      (place === "" || row.place === place),
  );
  const counts = new Map<OwnState, number>();
  for (const row of left) counts.set(ownState(row), (counts.get(ownState(row)) ?? 0) + 1);
  const direction = sort.ascending ? 1 : -1;
  const shown = left
    .filter((row) => state === "" || ownState(row) === state)
    .sort((one, other) => compare(one.sorted, other.sorted, direction) || compareIds(one, other));
  return { rows: shown, counts };
}

/** Missing values sort last in both directions. */
function compare(one: OwnRow["sorted"], other: OwnRow["sorted"], direction: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === "number" && typeof other === "number") return direction * (one - other);
  return direction * french.compare(String(one), String(other));
}

const french = new Intl.Collator("fr");

function compareIds(one: OwnRow, other: OwnRow): number {
  return one.id < other.id ? -1 : 1;
}

/** Returns the distinct values of a column, for a filter menu. */
export function choicesOf(rows: readonly OwnRow[], column: "organisation" | "place"): string[] {
  const values = new Set(rows.map((row) => row[column]).filter((value) => value !== null));
  return [...values].sort(french.compare);
}
