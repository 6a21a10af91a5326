import "server-only";
import { asKind, everyKind, kinds } from "@/lib/publications/kinds";
import { publicClient } from "@/lib/supabase/public";

/** Addresses in one file of the sitemap. */
export const PART_SIZE = 5_000;

/** The files of the sitemap: what each begins with, and when something in it last changed. */
export async function listSitemapParts() {
  const client = publicClient(everyKind.map((kind) => kinds[kind].tag));
  const { data, error } = await client.rpc("sitemap_parts", { size: PART_SIZE });
  if (error) throw error;
  return data.map((part) => ({ ...part, kind: asKind(part.kind) }));
}
