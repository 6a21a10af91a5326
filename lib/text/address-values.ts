import { visible } from "#lib/shared/visible-text.ts";

/** Caps page numbers: any such page is past the end of every list. */
const BEYOND_ALL = 999_999_999;

/** Returns the requested page; 1 for anything but a positive integer. */
export function pageOf(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), BEYOND_ALL) : 1;
}

/** The query of an address, as Next passes it. */
export type SearchParams = Record<string, string | string[] | undefined>;

const MAX_QUERY_LENGTH = 200;

/** Returns one value of a query parameter; the first if it is repeated. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/**
 * Sanitizes user input for a query: replaces control characters (PostgreSQL rejects NUL) and lone surrogates
 * by spaces, collapses spaces, removes invisible characters and truncates to 200 characters.
 */
export function cleanQuery(value: string | string[] | undefined): string {
  const typed = firstValue(value).slice(0, MAX_QUERY_LENGTH).toWellFormed();
  return visible(typed.replace(/[\p{Cc}\uFFFD\s]+/gu, " ")).trim();
}

/** Returns the page number of a query parameter; 1 for anything but a positive integer. */
export function pageNumber(value: string | string[] | undefined): number {
  return pageOf(firstValue(value));
}

/** Returns true for a UUID: any other id is "not found" without a query. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** Returns a token from one of our mails; null if its format is invalid. */
export function parseToken(value: unknown): string | null {
  return typeof value === "string" && /^[\w-]{16,200}$/.test(value) ? value : null;
}

/** Returns the menu option that an address selects; null if none. Ignores letter case. */
export function chosenOption<Option extends { slug: string }>(
  options: readonly Option[],
  value: string | string[] | undefined,
): Option | null {
  const slug = firstValue(value).toLowerCase();
  return options.find((option) => option.slug === slug) ?? null;
}

/** Returns the address of a list in a given state; omits empty values. */
export function listHref(path: string, state: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
