import "server-only";
import { publicClient } from "@/lib/supabase/public";
import { todayInCanada } from "@/lib/text/dates";
import { kinds } from "./kinds";

/** How many offers and bourses can be applied to today. Throws when they cannot be counted. */
export async function countOnline() {
  const [jobs, scholarships] = await Promise.all([countOf("job"), countOf("scholarship")]);
  return { jobs, scholarships };
}

async function countOf(kind: "job" | "scholarship"): Promise<number> {
  const { table, deadline, tag } = kinds[kind];
  const { count, error } = await publicClient([tag])
    .from(table)
    .select("id", { count: "exact", head: true })
    .eq("status", "published")
    .or(`${deadline}.is.null,${deadline}.gte.${todayInCanada()}`);
  if (error) throw error;
  return count ?? 0;
}
