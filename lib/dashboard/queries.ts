import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Dashboard } from "./schema";

/** Returns the viewer's dashboard. @throws when the database does not answer, or for a non-recruiter. */
export async function readDashboard(): Promise<Dashboard> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_dashboard");
  if (error) throw error;
  if (data === null) throw new Error("not_recruiter");
  return data as Dashboard;
}
