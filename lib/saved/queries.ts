import "server-only";
import { kinds } from "@/lib/publications/kinds";
import type { Compared } from "@/lib/publications/match";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import type { SavedItem, SavedKind } from "./schema";

/** A safety limit; the newest come first. */
const LIMIT = 500;

/** Returns the ids of a user's saved items of all kinds: ids are unique across kinds. */
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
 * Returns the title of an item that can be saved; null if it cannot be read.
 * @throws when the data cannot be read
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

/** Returns the viewer's saved items, newest first, with the data for a list. */
export async function listSavedItems(): Promise<SavedItem[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_saved_items");
  if (error) throw error;
  return data.map(({ saved_at, is_open, offer, ...item }) => ({
    ...item,
    kind: item.kind as SavedKind,
    savedAt: saved_at,
    // Fields that a kind lacks are undefined, as in a row of its table.
    compared: offer as Compared | null,
    open: is_open,
  }));
}
