import { cleanQuery, firstValue, listHref, pageNumber, type SearchParams } from "@/lib/text/search";

/** One order that a table of the administration can be in. */
export type Sort = {
  slug: string;
  label: string;
  column: string;
  ascending: boolean;
  /** By a figure that only whoever published it knows. */
  own?: true;
};

/** The orders by what a publication has brought. */
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

/** The state of such a table, all of it in the address. */
export type AdminList = {
  path: string;
  /** Words to find, all of them. */
  q: string;
  /** Only what the recruiter has published; otherwise everything that can be read. */
  mine: boolean;
  /** What one's own are narrowed by: a state by its slug, a company, a place; "" for any. */
  state: string;
  organisation: string;
  place: string;
  sort: Sort;
  page: number;
};

/** How many rows a table shows. */
export const ROWS_PER_PAGE = 25;

/**
 * Reads a table's state from its address: q, voir, etat, entreprise, lieu, tri, page. What makes no sense is ignored.
 * @param sorts the orders on offer, the default first
 */
export function parseAdminList(
  path: string,
  params: SearchParams,
  sorts: readonly [Sort, ...Sort[]],
): AdminList {
  const slug = firstValue(params.tri);
  const isOwnOnly = firstValue(params.voir) !== "toutes";
  const ofMine = (value: SearchParams[string]) => (isOwnOnly ? cleanQuery(value) : "");
  return {
    path,
    q: cleanQuery(params.q),
    mine: isOwnOnly,
    state: ofMine(params.etat),
    organisation: ofMine(params.entreprise),
    place: ofMine(params.lieu),
    sort: sorts.find((sort) => sort.slug === slug && (isOwnOnly || !sort.own)) ?? sorts[0],
    page: pageNumber(params.page),
  };
}

/** What an address opens over its table: a new item, a copy of one, one to edit, or what was just published. */
export type Opening = { kind: "new" } | { kind: "edit" | "copy" | "published"; id: string };

/** Reads what an address opens (`nouveau`, `modifier`, `dupliquer`, `publie`), or null. */
export function parseOpening(params: SearchParams): Opening | null {
  if (firstValue(params.nouveau) !== "") return { kind: "new" };
  if (params.modifier) return { kind: "edit", id: firstValue(params.modifier) };
  if (params.dupliquer) return { kind: "copy", id: firstValue(params.dupliquer) };
  if (params.publie) return { kind: "published", id: firstValue(params.publie) };
  return null;
}

/** The address of a table in this state, with a dialog over it if one is named. */
export function adminHref(list: AdminList, opening?: Opening): string {
  return listHref(list.path, {
    q: list.q,
    voir: list.mine ? null : "toutes",
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

/** First and last row of a page, counted from 0, as the Data API's `range` wants them. */
export function rowRange({ page }: AdminList): [from: number, to: number] {
  const from = (page - 1) * ROWS_PER_PAGE;
  return [from, from + ROWS_PER_PAGE - 1];
}
