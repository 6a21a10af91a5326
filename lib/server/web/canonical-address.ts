import { everyKind, kinds } from "#lib/publications/kinds.ts";

const FOLDERS = everyKind.map((kind) => kinds[kind].list.slice(1)).join("|");
/** Anything with an id in its address, its picture and its files: the database's ids are lower case. */
const WITH_ID = new RegExp(`^/(${FOLDERS}|sitemaps/[a-z]+)/([^/]+)(/.*)?$`);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.xml)?$/i;
const LISTS = new RegExp(`^/(${FOLDERS})(/(contrat|province|secteur)/[^/]+)?$`);

/**
 * The one address of what is asked for, when it was asked for by another: an id in capitals, the
 * first page by its number, a number with zeros before it. Null when there is nothing to correct.
 */
export function ownAddress(url: string): string | null {
  const [pathname = "", ...rest] = url.split("?");
  const query = rest.join("?");
  const path = pathname.replace(WITH_ID, (whole, _folder, id: string) =>
    UUID.test(id) ? whole.replace(id, id.toLowerCase()) : whole,
  );
  const search = LISTS.test(path) ? plainPage(query) : query;
  const address = search === "" ? path : `${path}?${search}`;
  return path === pathname && search === query ? null : address;
}

/** Cut by hand: the rest of the query leaves as it was written. */
function plainPage(query: string): string {
  return query
    .split("&")
    .map((part) => part.replace(/^page=0+(?=\d)/, "page="))
    .filter((part) => part !== "page=1" && part !== "page=0")
    .join("&");
}
