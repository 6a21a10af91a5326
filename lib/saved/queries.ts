import "server-only";
import { kinds } from "@/lib/publications/kinds";
import type { Compared } from "@/lib/publications/match";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import type { SavedItem, SavedKind } from "./schema";

/** More than anybody reads; the newest come first. */
const LIMIT = 500;

/** The ids of what a person saved, whatever their kind: ids are unique over all of them. */
export async function listSavedIds(userId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("saved_items")
    .select("publication_id")
    .eq("user_id", userId)
    .order("created_at", { ascending: false })
    .limit(LIMIT);
  if (error) throw error;
  return data.map(({ publication_id: id }) => id);
}

/**
 * The title of what may be saved, or null where there is nothing to read.
 * @throws when the data cannot be read.
 */
export async function findTitle(kind: SavedKind, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const client = await requestClient();
  const { data, error } = await client
    .from(kinds[kind].table)
    .select("title")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data?.title ?? null;
}

/** What the viewer saved, newest first, with what a list shows of each. */
export async function listSavedItems(): Promise<SavedItem[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_saved_items");
  if (error) throw error;
  return data.map(({ saved_at, is_open, offer, ...item }) => ({
    ...item,
    kind: item.kind as SavedKind,
    savedAt: saved_at,
    // A field that its kind has not is missing, as in a row of its table.
    compared: offer as Compared | null,
    open: is_open,
  }));
}
