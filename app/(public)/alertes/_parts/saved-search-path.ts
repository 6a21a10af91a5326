import { domains } from "@/app/_parts/domains";
import { kindOfList } from "@/lib/publications/kinds";
import type { SavedSearch } from "@/lib/publications/saved-search";

/** The search that the address of a list asks for; null for any other address. */
export function savedSearchPath(address: string): SavedSearch | null {
  const [path = "", query = ""] = address.slice(0, 1000).split("?");
  const kind = kindOfList(path);
  return kind && domains[kind].savedSearch(Object.fromEntries(new URLSearchParams(query)));
}
