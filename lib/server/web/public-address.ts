import { pageOf } from "#ground/page-number.ts";
import { everyKind, kindOfList, kinds } from "#kinds";
import { listNames } from "./list-names.ts";

const LISTS = everyKind.map((kind) => kinds[kind].list.slice(1)).join("|");
const UUID = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const FIXED =
  "|a-propos|accessibilite|actualites/changements(?:/20[0-9]{2})?|contact|emplois/carte|faq|guide|help|infolettre|privacy|securite|terms|testimonials";
const LANDING = /^\/emplois\/(contrat|province|secteur)\/[a-z-]+$/;
const TRADE = "metiers(?:/[a-z-]+){0,2}";
const EMPLOYER = "entreprises/[a-z0-9]+(?:-[a-z0-9]+)*";
const ISSUE = "infolettre/[1-9]\\d{0,5}";
const PAGE = new RegExp(`^/(?:${FIXED}|${TRADE}|${EMPLOYER}|${ISSUE}|(?:${LISTS})/${UUID})$`);

/**
 * The address under which a public page that everybody sees alike is kept: what it does not read
 * of the query (tracking) is left out, and nothing of it can be invented. Null for all others: the
 * words of a search, private pages, files.
 */
export function publicAddress(url: string): string | null {
  const [path = "", ...rest] = url.split("?");
  const query = new URLSearchParams(rest.join("?"));
  if (PAGE.test(path)) return path;
  if (LANDING.test(path)) return written(path, numbered(query));
  const names = listNames[path];
  if (!names || names.free.some((name) => query.get(name))) return null;
  const asked: [string, string][] = [];
  for (const [name, words] of Object.entries(names.choices)) {
    const value = query.get(name) ?? "";
    if (words.includes(value)) asked.push([name, value]);
    else if (value !== "") return null;
  }
  return written(path, [...asked, ...numbered(query)]);
}

/** The tag of the list that an address shows, or null where it is a page of its own. */
export function listTagOf(address: string): string | null {
  const [path = ""] = address.split("?");
  const kind = kindOfList(path);
  if (kind) return kinds[kind].tag;
  if (path === "/entreprises") return "employers";
  return LANDING.test(path) ? kinds.job.tag : null;
}

function numbered(query: URLSearchParams): [string, string][] {
  const page = pageOf(query.get("page") ?? "");
  return page === 1 ? [] : [["page", String(page)]];
}

function written(path: string, asked: [string, string][]): string {
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}
