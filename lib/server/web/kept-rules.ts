import type { IncrementalCacheValue } from "next/dist/server/response-cache/types.js";
import type { PackedPage } from "./packed-pages.ts";

export type Thing = IncrementalCacheValue;
export type Page = Extract<Thing, { kind: "APP_PAGE" }>;

const TAGS_HEADER = "x-next-cache-tags";

/** Answers that hold nothing, as they are or as Next keeps the body of a request. */
const NOTHING = ["", "[]", "{}", "null", "0"];
const EMPTY = new Set([...NOTHING, ...NOTHING.map((text) => Buffer.from(text).toString("base64"))]);

/**
 * Whether a thing is worth keeping: pages and files that were found, and answers that hold
 * something. Anybody can invent addresses of what is not there.
 */
export function mayKeep(thing: Thing | null): thing is Thing {
  if (thing?.kind === "FETCH") return isOk(thing.data.status) && !EMPTY.has(thing.data.body);
  if (thing?.kind === "APP_PAGE" || thing?.kind === "APP_ROUTE") return isOk(thing.status);
  return false;
}

/** The tags by which a thing can be withdrawn. */
export function tagsOf(thing: Thing, asked: string[] = []): string[] {
  if (thing.kind === "FETCH") return [...new Set([...asked, ...(thing.tags ?? [])])];
  const header = "headers" in thing ? thing.headers?.[TAGS_HEADER] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}

/** About how many bytes of memory a thing takes; a letter of a text may take two. */
export function sizeOf(thing: Thing): number {
  if (thing.kind === "FETCH") return 2 * (thing.data.body.length + lengthOf(thing.data.headers));
  if (thing.kind === "APP_ROUTE") return thing.body.length + 2 * lengthOf(thing.headers);
  if (thing.kind !== "APP_PAGE") return 2 * lengthOf(thing);
  const segments = [...(thing.segmentData?.values() ?? [])];
  const buffers = [thing.rscData, ...segments].reduce((sum, part) => sum + (part?.length ?? 0), 0);
  return buffers + 2 * (thing.html.length + lengthOf(thing.headers));
}

/** The same of a page that is packed. */
export function packedSize({ bytes, lengths, rest }: PackedPage): number {
  return bytes.length + 2 * lengthOf([lengths, rest]);
}

function isOk(status: number | undefined): boolean {
  return (status ?? 200) === 200;
}

function lengthOf(value: unknown): number {
  return JSON.stringify(value ?? null).length;
}
