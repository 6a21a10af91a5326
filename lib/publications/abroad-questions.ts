import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Abroad } from "./abroad";
import { ABROAD_COLUMNS } from "./abroad";
import { can, type KindThatCan, kindOfList, kinds } from "./kinds";

/** The kinds that answer to candidates abroad, and so can be asked. */
export type Askable = KindThatCan<"abroad">;

/** The kind whose public list has this address: "emplois". */
export function askableAt(segment: string): Askable | null {
  const kind = kindOfList(`/${segment}`);
  return kind !== null && can(kind, "abroad") ? kind : null;
}

export type AskedPublication = Abroad & { title: string; status: string };

/**
 * What somebody may ask about, and whether they did; null when it is not there to be read.
 * @throws when the data cannot be read.
 */
export async function findAsked(kind: Askable, id: string, viewerId: string) {
  const client = await requestClient();
  const [publication, question] = await Promise.all([
    client
      .from(kinds[kind].table)
      .select(`title, status, ${ABROAD_COLUMNS}`)
      .eq("id", id)
      .maybeSingle()
      .overrideTypes<AskedPublication, { merge: false }>(),
    client
      .from("abroad_questions")
      .select("id")
      .eq("user_id", viewerId)
      .eq(kinds[kind].pointer, id),
  ]);
  if (publication.error) throw publication.error;
  if (question.error) throw question.error;
  return publication.data && { publication: publication.data, asked: question.data.length > 0 };
}
