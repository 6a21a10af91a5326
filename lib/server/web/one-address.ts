import { everyKind, kinds } from "#lib/publications/kinds.ts";

const FOLDERS = everyKind.map((kind) => kinds[kind].list.slice(1)).join("|");
/** Anything with an id in its address, its picture and its files: the database's ids are lower case. */
const WITH_ID = new RegExp(`^/(${FOLDERS}|sitemaps/[a-z]+)/([^/]+)(/.*)?$`);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\.xml)?$/i;
const LISTS = new RegExp(`^/(${FOLDERS})(/(contrat|province|secteur)/[^/]+)?$`);

/**
 * The one address of what is asked for, when it was asked for by another: an id in capitals, the
 * first page by its number, a number with zeros before it, a letter by its code. Null when there is
 * nothing to correct.
 */
export function ownAddress(url: string): string | null {
  const { pathname, query } = partsOf(url);
  const path = lowerId(isOurs(pathname) ? plain(pathname) : pathname);
  const search = LISTS.test(path) ? plainPage(query) : query;
  const address = search === "" ? path : `${path}?${search}`;
  return path === pathname && search === query ? null : address;
}

function partsOf(url: string): { pathname: string; query: string } {
  const [pathname = "", ...rest] = url.split("?");
  return { pathname, query: rest.join("?") };
}

/** Browsers read `//name` and `/\name` as another site: nobody is sent there. */
function isOurs(path: string): boolean {
  return /^\/[\w.~%-]/.test(path);
}

/**
 * The text with the characters that mean the same without their code (RFC 3986, 6.2.2.2) written
 * plainly. What has a broken code stays: decoded, its rest could make a whole one.
 */
function plain(text: string): string {
  if (/%(?![\da-f]{2})/i.test(text)) return text;
  return text.replace(/%[2-7][\da-f]/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });
}

function lowerId(path: string): string {
  return path.replace(WITH_ID, (whole, _folder, id: string) =>
    UUID.test(id) ? whole.replace(id, id.toLowerCase()) : whole,
  );
}

/** Cut by hand: the rest of the query leaves as it was written. */
function plainPage(query: string): string {
  return query
    .split("&")
    .map((part) => (plain(part).startsWith("page=") ? plain(part) : part))
    .map((part) => part.replace(/^page=0+(?=\d)/, "page="))
    .filter((part) => part !== "page=1" && part !== "page=0")
    .join("&");
}
