import { logError } from "@/lib/monitoring/log";
import { frenchText } from "@/lib/shared/french";
import { publicClient } from "@/lib/supabase/public";
import { lastHalfHour } from "@/lib/text/dates";
import { type EmployerMark, employerTag, markOf } from "./employer-mark";
import { can, type Kind, type KindThatCan, kindOfList, kinds, pageTag } from "./kinds";
import type { ResponseRate } from "./schema";
import "server-only";
import { requestClient } from "@/lib/supabase/server";
import { ABROAD_COLUMNS, type Abroad } from "./abroad";

/**
 * Returns the employer of a publication, cached until that employer changes; null if it is hidden. The
 * verification is bound to the employer's name: if the publication shows another one, the cached row is out
 * of date.
 * @param shown the employer's name on the publication, with French typography or without
 * @throws when the data cannot be read
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
 * Returns the author's response rate, which the database computes from its log; null below ten applications,
 * and on failure: the page works without it.
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

/**
 * Returns the number of offers and bourses that are open today.
 * @throws when they cannot be counted
 */
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

export type Askable = KindThatCan<"abroad">;

/** Returns the kind whose public list has this path segment, such as "emplois". */
export function askableAt(segment: string): Askable | null {
  const kind = kindOfList(`/${segment}`);
  return kind !== null && can(kind, "abroad") ? kind : null;
}

export type AskablePublication = Abroad & { title: string; status: string };

/**
 * Returns the publication to ask about, and whether the viewer already asked; null if it cannot be read.
 * @throws when the data cannot be read
 */
export async function findAskable(kind: Askable, id: string, viewerId: string) {
  const client = await requestClient();
  const [publication, question] = await Promise.all([
    client
      .from(kinds[kind].table)
      .select(`title, status, ${ABROAD_COLUMNS}`)
      .eq("id", id)
      .maybeSingle()
      .overrideTypes<AskablePublication, { merge: false }>(),
    client
      .from("abroad_questions")
      .select("id")
      .eq("user_id", viewerId)
      .eq(kinds[kind].pointer, id),
  ]);
  if (publication.error) throw publication.error;
  if (question.error) throw question.error;
  return publication.data && { publication: publication.data, isAsked: question.data.length > 0 };
}
