import { BATCH, type Listed } from "@/lib/seo/sitemap-xml";
import { publicClient } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";
import { asKind, everyKind, type Kind, kinds } from "./kinds";
import "server-only";

/**
 * Returns the publications of a kind for the sitemap: published and not expired, ordered by id, from `from`
 * (included) to `until` (excluded), if given.
 * @throws when the data cannot be read
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

/** Approximate and maximum number of addresses in one sitemap file. */
const PART_SIZE = 5_000;
export const MOST_IN_PART = 50_000;

/**
 * Returns the first id of the next sitemap file after the one that starts with `from`; null for the last.
 * @throws when the data cannot be read
 */
export async function endOfPart(kind: Kind, from: string): Promise<string | null> {
  const later = (await listSitemapParts()).filter((part) => part.kind === kind);
  return later.map(({ first_id }) => first_id).find((first) => first > from) ?? null;
}

/** Returns the sitemap files: the first id of each, and its last change. */
export async function listSitemapParts() {
  const client = publicClient(everyKind.map((kind) => kinds[kind].tag));
  const { data, error } = await client.rpc("sitemap_parts", { size: PART_SIZE });
  if (error) throw error;
  return data.map((part) => ({ ...part, kind: asKind(part.kind) }));
}
