import "server-only";
import { logError } from "@/lib/log";
import { publicClient } from "@/lib/supabase/public";
import type { AnswerRecord } from "./answer";
import { type Kind, pageTag } from "./kinds";

/**
 * How whoever published this answers candidates, as the database reckons it from its log; null under
 * ten applications, and when it cannot be read: the page does without.
 */
export async function findAnswerRecord(kind: Kind, id: string): Promise<AnswerRecord | null> {
  const { data, error } = await publicClient([pageTag(kind, id)]).rpc("answer_record", {
    kind,
    item_id: id,
  });
  if (error) logError("publications.answer-record", error);
  const [record] = data ?? [];
  if (!record) return null;
  const { applications, in_time: inTime, median_days: medianDays } = record;
  return { applications, inTime, medianDays };
}
