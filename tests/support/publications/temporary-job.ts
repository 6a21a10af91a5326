import { operatorClient } from "#tests/support/accounts/operator.ts";
import type { Database } from "@/lib/supabase/database.types";

type NewJob = Database["public"]["Tables"]["jobs"]["Insert"];

/** Publishes an offer, older than all others so that no list changes, and removes it afterwards. */
export async function withJob(job: NewJob, use: (id: string) => Promise<void>): Promise<void> {
  const client = operatorClient();
  const { data, error } = await client
    .from("jobs")
    .insert({ posted_at: "2001-01-01T00:00:00Z", ...job })
    .select("id")
    .single();
  if (error) throw error;
  try {
    await use(data.id);
  } finally {
    await client.from("jobs").delete().eq("id", data.id);
  }
}
