import "server-only";
import { BATCH, type Listed } from "@/lib/seo/sitemap";
import { publicClient } from "@/lib/supabase/public";
import { todayInCanada } from "@/lib/text/dates";
import { asKind, everyKind, type Kind, kinds } from "./kinds";

/**
 * What the sitemap names of a kind: published and, where it expires, not expired; by id, from
 * `from` on.
 * @throws when the data cannot be read.
 */
export async function listListed(kind: Kind, from: string, included: boolean): Promise<Listed[]> {
  const { table, deadline } = kinds[kind];
  const published = publicClient([], { cache: false })
    .from(table)
    .select("id, updated_at")
    .eq("status", "published")
    .filter("id", included ? "gte" : "gt", from);
  const open =
    deadline === null
      ? published
      : published.or(`${deadline}.is.null,${deadline}.gte.${todayInCanada()}`);
  const { data, error } = await open.order("id").limit(BATCH);
  if (error) throw error;
  return data;
}

/** Addresses in one file of the sitemap. */
export const PART_SIZE = 5_000;

/** The files of the sitemap: what each begins with, and when something in it last changed. */
export async function listSitemapParts() {
  const client = publicClient(everyKind.map((kind) => kinds[kind].tag));
  const { data, error } = await client.rpc("sitemap_parts", { size: PART_SIZE });
  if (error) throw error;
  return data.map((part) => ({ ...part, kind: asKind(part.kind) }));
}
