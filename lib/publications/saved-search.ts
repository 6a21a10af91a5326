import type { ActiveFilter } from "@/lib/search/filters";
import type { Json } from "@/lib/supabase/database.types";
import type { Kind } from "./kinds";

export type SavedSearch = {
  kind: Kind;
  /** Filters, with the database's values. */
  params: Record<string, Json>;
  /** The filters in French. */
  label: string;
  /** Address of the list's first page with these filters. */
  address: string;
};

const MAX_LABEL = 200;

/** Search terms of a list or an alert: query, location, and per menu the accepted values. */
export type SearchTerms = {
  q: string;
  place?: string;
  radius?: number | null;
  chosen: Record<string, string[] | null>;
};

/** Returns the non-empty search terms in the form that the database stores. */
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

/** Returns a one-line label of a search; `all` if it has no filter. */
export function searchLabel(active: readonly ActiveFilter[], all: string): string {
  const label = active.length === 0 ? all : active.map(({ label }) => label).join(", ");
  return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
}
