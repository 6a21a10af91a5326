import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Preferences } from "./schema";

/** The viewer's notification preferences. */
export async function findPreferences(userId: string): Promise<Preferences> {
  const client = await requestClient();
  const { data, error } = await client
    .from("profiles")
    .select("job_alerts, news_alerts, promo_alerts, deadline_reminders, weekly_digest")
    .eq("id", userId)
    .single();
  if (error) throw error;
  return data;
}

/** Everything that the site holds about the viewer, as the database puts it together. */
export async function exportMyData() {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_data_export");
  if (error) throw error;
  return data;
}
