import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { type Kind, kinds, type RowOf } from "./kinds";

/**
 * A publication of the recruiter's own, whole and in any state; null for anything else.
 * @throws when the data cannot be read.
 */
export async function findOwn<K extends Kind>(
  kind: K,
  viewerId: string,
  id: string,
): Promise<RowOf<K> | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { table, owner } = kinds[kind as Kind];
  const { data, error } = await client
    .from(table)
    .select("*")
    .eq("id", id)
    .filter(owner, "eq", viewerId)
    .maybeSingle();
  if (error) throw error;
  return data as RowOf<K> | null;
}
