import "server-only";
import { requestClient } from "@/lib/supabase/server";

export type DashboardCounts = {
  jobs: number;
  scholarships: number;
  articles: number;
  users: number;
};

/**
 * How much of everything there is, for recruiters.
 * @throws when the database does not answer, or answers nothing because the caller is no recruiter.
 */
export async function countEverything(): Promise<DashboardCounts> {
  const client = await requestClient();
  const { data, error } = await client.rpc("dashboard_counts").single();
  if (error) throw error;
  return data;
}
