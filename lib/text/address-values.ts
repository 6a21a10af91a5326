import { visible } from "#lib/shared/visible-text.ts";

/** No list has so many pages: what is past the end of all is past the end of each. */
const BEYOND_ALL = 999_999_999;

/** The page that an address asks for; anything but a whole number from 1 is page 1. */
export function pageOf(text: string): number {
  return /^[1-9]\d*$/.test(text) ? Math.min(Number(text), BEYOND_ALL) : 1;
}

/** What Next hands over of an address's query. */
export type SearchParams = Record<string, string | string[] | undefined>;

const MAX_QUERY_LENGTH = 200;

/** One value of a query string; the first when the name is repeated. */
export function firstValue(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? "";
}

/**
 * What a person typed, made safe to send: control characters (PostgreSQL refuses NUL) and lone
 * surrogates become spaces, runs of spaces one, what nobody sees goes, and at most 200 characters
 * remain.
 */
export function cleanQuery(value: string | string[] | undefined): string {
  const typed = firstValue(value).slice(0, MAX_QUERY_LENGTH).toWellFormed();
  return visible(typed.replace(/[\p{Cc}\uFFFD\s]+/gu, " ")).trim();
}

/** A page number from a query string; anything but a whole number from 1 is page 1. */
export function pageNumber(value: string | string[] | undefined): number {
  return pageOf(firstValue(value));
}

/** True for a UUID: any other id can be answered "not found" without asking the database. */
export function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
}

/** A token of our mails, or null for anything that cannot be one. */
export function parseToken(value: unknown): string | null {
  return typeof value === "string" && /^[\w-]{16,200}$/.test(value) ? value : null;
}

/** The entry of a menu that an address names, or null; letter case does not count. */
export function chosenOption<Option extends { slug: string }>(
  options: readonly Option[],
  value: string | string[] | undefined,
): Option | null {
  const slug = firstValue(value).toLowerCase();
  return options.find((option) => option.slug === slug) ?? null;
}

/** The address of a list in a given state; empty values are left out. */
export function listHref(path: string, state: Record<string, string | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) if (value) query.set(name, value);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}
