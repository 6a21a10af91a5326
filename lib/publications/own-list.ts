import type { AdminList } from "@/lib/admin/list";
import { isExpired } from "@/lib/text/dates";
import type { Kind } from "./kinds";

/** What the table of one's own publications is narrowed and ordered by. */
export type OwnRow = {
  id: string;
  status: string;
  isHidden: boolean;
  closesAt: string;
  organisation: string | null;
  place: string | null;
  views: number;
  applications: number;
  /** Applications whose CV nobody has opened. */
  fresh: number;
  /** The column that the table can be ordered by. */
  sorted: string | number | null;
};

/** The states of one's own publications, as tabs name them. */
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

/** Those that company and place leave, in their order, with how many of them each state has. */
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

/** What is not said comes last, in either direction. */
function compare(one: OwnRow["sorted"], other: OwnRow["sorted"], direction: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (typeof one === "number" && typeof other === "number") return direction * (one - other);
  return direction * french.compare(String(one), String(other));
}

const french = new Intl.Collator("fr");

function compareIds(one: OwnRow, other: OwnRow): number {
  return one.id < other.id ? -1 : 1;
}

/** What a menu offers of a column. */
export function choicesOf(rows: readonly OwnRow[], column: "organisation" | "place"): string[] {
  const values = new Set(rows.map((row) => row[column]).filter((value) => value !== null));
  return [...values].sort(french.compare);
}

/** The column that says where it is; articles are nowhere. */
export const PLACE: Record<Kind, "location" | null> = {
  job: "location",
  freelance: "location",
  scholarship: "location",
  article: null,
};
