import "server-only";
import { publicClient } from "@/lib/supabase/public";

/** Addresses in one file of the sitemap. */
export const PART_SIZE = 5_000;

/** The files of the sitemap: what each begins with, and when something in it last changed. */
export async function listSitemapParts() {
  const client = publicClient(["jobs", "missions", "scholarships", "news"]);
  const { data, error } = await client.rpc("sitemap_parts", { size: PART_SIZE });
  if (error) throw error;
  return data;
}
