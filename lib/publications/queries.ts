import { logError } from "@/lib/monitoring/log";
import { frenchText } from "@/lib/shared/french";
import { publicClient } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";
import { type EmployerMark, employerTag, markOf } from "./employers";
import { type Kind, kinds, pageTag } from "./kinds";
import type { ResponseRate } from "./response-commitment";

/**
 * The employer of one publication, kept until that employer changes; one that is withheld is none. It is
 * verified under its own name alone: where the publication shows another, what was kept is from before.
 * @param shown the employer's name as the publication has it, in the site's typography or not.
 * @throws when the data cannot be read.
 */
export async function findMark(
  id: string | null,
  shown: string | null,
): Promise<EmployerMark | null> {
  if (id === null) return null;
  const { data, error } = await publicClient([employerTag(id)])
    .from("employers")
    .select("name, slug, website, verified_at, verified_by")
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  if (data === null) return null;
  const mark = markOf(data);
  const isItsName = shown !== null && frenchText(data.name) === frenchText(shown);
  return isItsName ? mark : { ...mark, verifiedAt: null, verifiedBy: null, website: null };
}

/**
 * How whoever published this answers candidates, as the database reckons it from its log; null under
 * ten applications, and when it cannot be read: the page does without.
 */
export async function findResponseRate(kind: Kind, id: string): Promise<ResponseRate | null> {
  const { data, error } = await publicClient([pageTag(kind, id)]).rpc("response_rate", {
    kind,
    item_id: id,
  });
  if (error) logError("publications.response-rate", error);
  const [record] = data ?? [];
  if (!record) return null;
  const { applications, in_time: inTime, median_days: medianDays } = record;
  return { applications, inTime, medianDays };
}

/** How many offers and bourses can be applied to today. Throws when they cannot be counted. */
export async function countOnline() {
  const [jobs, scholarships] = await Promise.all([countOf("job"), countOf("scholarship")]);
  return { jobs, scholarships };
}

async function countOf(kind: "job" | "scholarship"): Promise<number> {
  const { table, tag } = kinds[kind];
  const { count, error } = await publicClient([tag])
    .from(table)
    .select("id", { count: "exact", head: true })
    .eq("status", "published")
    .gt("closes_at", lastHalfHour());
  if (error) throw error;
  return count ?? 0;
}
