import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { SavedDocument } from "./schema";

const COLUMNS = "id, file_name, file_url, size_bytes, is_default, uploaded_at";

export async function listDocuments(userId: string): Promise<SavedDocument[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("documents")
    .select(COLUMNS)
    .eq("user_id", userId)
    .order("uploaded_at", { ascending: false })
    .order("id");
  if (error) throw error;
  return data;
}

/** Returns one of the viewer's own CVs; null if there is none with this id. */
export async function findDocument(userId: string, id: string): Promise<SavedDocument | null> {
  const client = await requestClient();
  const { data, error } = await client
    .from("documents")
    .select(COLUMNS)
    .eq("user_id", userId)
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/** Returns, by document, the number of applications in progress that were sent with it. */
export async function countUses(userId: string): Promise<Map<string, number>> {
  const client = await requestClient();
  const { data, error } = await client
    .from("applications")
    .select("document_id")
    .eq("candidate_id", userId)
    .not("document_id", "is", null)
    .in("status", ["En cours", "Entretien"]);
  if (error) throw error;
  const uses = new Map<string, number>();
  for (const { document_id } of data) {
    if (document_id) uses.set(document_id, (uses.get(document_id) ?? 0) + 1);
  }
  return uses;
}
