import type { ActiveFilter } from "@/lib/search/filters";
import type { Json } from "@/lib/supabase/database.types";
import type { Kind } from "./kinds";

/** A search as an alert keeps it. */
export type SavedSearch = {
  kind: Kind;
  /** The filters in the database's words. */
  params: Record<string, Json>;
  /** The filters in French. */
  label: string;
  /** The list in that state, its first page. */
  address: string;
};

const MAX_LABEL = 200;

/** What narrows a list, an alert's too: words, a place, and of each menu the values of which one is wanted. */
export type SearchTerms = {
  q: string;
  place?: string;
  radius?: number | null;
  chosen: Record<string, string[] | null>;
};

/** What is set of it, in the database's words. */
export function storedTerms({ q, place, radius, chosen }: SearchTerms): Record<string, Json> {
  const filters = Object.entries(chosen).flatMap(([name, values]) =>
    values === null ? [] : [[name, values] as const],
  );
  return {
    ...(q && { q }),
    ...(place && { place, ...(radius && { radius }) }),
    ...(filters.length > 0 && { filters: Object.fromEntries(filters) }),
  };
}

/** What narrows a search, in one line; `all` where nothing does. */
export function searchLabel(active: readonly ActiveFilter[], all: string): string {
  const label = active.length === 0 ? all : active.map(({ label }) => label).join(", ");
  return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
}
