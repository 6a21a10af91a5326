import "server-only";
import { ownWords } from "@/lib/publications/owning";
import { requestClient } from "@/lib/supabase/server";
import type { Job } from "./schema";

/** What one answer of the Data API holds at most. */
const BATCH = 1_000;

/**
 * Every offer of the recruiter's own and of their employers, drafts too, newest first.
 * @param chosen their ids, where only some are wanted
 */
export async function listOwnJobs(viewerId: string, chosen: string[] = []): Promise<Job[]> {
  const client = await requestClient();
  const words = await ownWords("job", viewerId);
  const jobs: Job[] = [];
  for (;;) {
    const own = client.from("jobs").select("*").or(words);
    const { data, error } = await (chosen.length > 0 ? own.in("id", chosen) : own)
      .order("created_at", { ascending: false })
      .order("id")
      .range(jobs.length, jobs.length + BATCH - 1);
    if (error) throw error;
    jobs.push(...data);
    if (data.length < BATCH) return jobs;
  }
}

/** The newest of those that are online, as many as the Data API gives at once. */
export async function listOwnJobIds(viewerId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("jobs")
    .select("id")
    .eq("status", "published")
    .or(await ownWords("job", viewerId))
    .order("created_at", { ascending: false })
    .limit(BATCH);
  if (error) throw error;
  return data.map(({ id }) => id);
}
