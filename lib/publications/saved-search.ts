import type { ActiveFilter } from "@/lib/search/active";
import type { Json } from "@/lib/supabase/database.types";
import type { Kind } from "./kinds";

/** A search as an alert keeps it. */
export type SavedSearch = {
  kind: Kind;
  /** The filters in the database's words. */
  asked: Record<string, Json>;
  /** The filters in French. */
  label: string;
  /** The list in that state, its first page. */
  address: string;
};

const MAX_LABEL = 200;

/** Filters that are not set are left out. */
export function onlySet(asked: Record<string, Json | undefined>): Record<string, Json> {
  const set = Object.entries(asked).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(set.filter(([, value]) => value !== "")) as Record<string, Json>;
}

/** What narrows a search, in one line; `all` where nothing does. */
export function searchLabel(active: readonly ActiveFilter[], all: string): string {
  const label = active.length === 0 ? all : active.map(({ label }) => label).join(", ");
  return label.length > MAX_LABEL ? `${label.slice(0, MAX_LABEL - 1)}…` : label;
}
