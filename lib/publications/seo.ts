import type { Metadata } from "next";
import type { Notice } from "@/lib/copy/notice";
import { type PageInfo, pageMetadata } from "@/lib/seo/metadata";
import { excerpt } from "@/lib/text/plain";
import { asKind, everyKind, type Kind, kinds, pagePath } from "./kinds";
import "server-only";
import { BATCH, type Listed } from "@/lib/seo/sitemap";
import { publicClient } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";

type Particulars = Omit<PageInfo, "path" | "picture">;

/**
 * What the page of a publication says about itself, its address and picture included.
 * @param absence what it says when there is nothing at its address
 * @param particulars what differs by kind; `description` is the whole text
 */
export function publicationMetadata<Row extends { id: string }>(
  kind: Kind,
  row: Row | null,
  absence: Notice,
  particulars: (row: Row) => Particulars,
): Metadata {
  if (row === null) return { title: absence.title, robots: { index: false } };
  const { description, ...page } = particulars(row);
  const path = pagePath(kind, row.id);
  return pageMetadata({
    ...page,
    description: excerpt(description),
    path,
    picture: `${path}/apercu.png`,
  });
}

/**
 * What the sitemap names of a kind: published and, where it expires, not expired; by id, from
 * `from` on and before `until`, if any.
 * @throws when the data cannot be read.
 */
export async function listListed(
  kind: Kind,
  from: string,
  included: boolean,
  until: string | null,
): Promise<Listed[]> {
  const { table, deadline } = kinds[kind];
  const published = publicClient([], { cache: false })
    .from(table)
    .select("id, updated_at")
    .eq("status", "published")
    .filter("id", included ? "gte" : "gt", from);
  const before = until === null ? published : published.lt("id", until);
  const open = deadline === null ? before : before.gt("closes_at", lastHalfHour());
  const { data, error } = await open.order("id").limit(BATCH);
  if (error) throw error;
  return data;
}

/** About how many addresses one file of the sitemap has, and how many at most. */
const PART_SIZE = 5_000;
export const MOST_IN_PART = 50_000;

/**
 * Where the file of the sitemap that begins with `from` ends: the first id of the next one, or null.
 * @throws when the data cannot be read.
 */
export async function endOfPart(kind: Kind, from: string): Promise<string | null> {
  const later = (await listSitemapParts()).filter((part) => part.kind === kind);
  return later.map(({ first_id }) => first_id).find((first) => first > from) ?? null;
}

/** The files of the sitemap: what each begins with, and when something in it last changed. */
export async function listSitemapParts() {
  const client = publicClient(everyKind.map((kind) => kinds[kind].tag));
  const { data, error } = await client.rpc("sitemap_parts", { size: PART_SIZE });
  if (error) throw error;
  return data.map((part) => ({ ...part, kind: asKind(part.kind) }));
}
