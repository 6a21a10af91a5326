import "server-only";
import { z } from "zod";
import { requestClient } from "@/lib/supabase/server";
import { problemText } from "./source-report";
import { type Source, sourceRun } from "./source-schema";

/**
 * The sources of an employer of the viewer's.
 * @throws when the data cannot be read.
 */
export async function listSources(employer: string): Promise<Source[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("employer_sources")
    .select("id, address, publishes, paused, next_at, runs")
    .eq("employer_id", employer)
    .order("created_at");
  if (error) throw error;
  return data.map(({ next_at, runs, ...source }) => ({
    ...source,
    nextAt: next_at,
    runs: z
      .array(sourceRun)
      .parse(runs)
      .map(({ problems, ...rest }) => ({
        ...rest,
        problems: problems.map(({ line, title, ...problem }) => ({
          line,
          title: title ?? "",
          text: problemText({ line, ...problem }),
        })),
      })),
  }));
}
