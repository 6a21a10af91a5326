import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import type { Profile } from "./schema";

/** Returns the viewer's own profile; deduplicated per request, since layout and page both need it. */
export const findProfile = cache(async (userId: string): Promise<Profile | null> => {
  const client = await requestClient();
  const { data, error } = await client
    .from("profiles")
    .select(
      "full_name, phone, occupation, country, bio_long, avatar_path, created_at, updated_at, canada_status, arrival_date, trade, french_level, english_level",
    )
    .eq("id", userId)
    .maybeSingle();
  if (error) throw error;
  return data;
});

/** Returns the number of items in each part of the personal space. */
export async function countSpace(userId: string) {
  const client = await requestClient();
  const [applications, saved, documents] = await Promise.all([
    client
      .from("applications")
      .select("id", { count: "exact", head: true })
      .eq("candidate_id", userId),
    client.from("saved_items").select("kind", { count: "exact", head: true }).eq("user_id", userId),
    client.from("documents").select("id", { count: "exact", head: true }).eq("user_id", userId),
  ]);
  const error = applications.error ?? saved.error ?? documents.error;
  if (error) throw error;
  return {
    applications: applications.count ?? 0,
    saved: saved.count ?? 0,
    documents: documents.count ?? 0,
  };
}
