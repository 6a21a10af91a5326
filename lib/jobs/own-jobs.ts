import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Job } from "./schema";

/** What one answer of the Data API holds at most. */
const BATCH = 1_000;

/** Every offer of the recruiter's own, drafts too, newest first. */
export async function listOwnJobs(viewerId: string): Promise<Job[]> {
  const client = await requestClient();
  const jobs: Job[] = [];
  for (;;) {
    const { data, error } = await client
      .from("jobs")
      .select("*")
      .eq("recruiter_id", viewerId)
      .order("created_at", { ascending: false })
      .order("id")
      .range(jobs.length, jobs.length + BATCH - 1);
    if (error) throw error;
    jobs.push(...data);
    if (data.length < BATCH) return jobs;
  }
}
