import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Abroad } from "./abroad";
import { ABROAD_COLUMNS } from "./abroad";
import { type Kind, kinds } from "./kinds";

/** The kinds that answer to candidates abroad, and so can be asked. */
const askable = ["job", "freelance"] as const satisfies readonly Kind[];
export type Askable = (typeof askable)[number];

/** The kind whose public list has this address: "emplois". */
export function askableAt(segment: string): Askable | null {
  return askable.find((kind) => kinds[kind].list === `/${segment}`) ?? null;
}

/** Whether a publication of this kind may be asked. */
function isAskable(kind: Kind): kind is Askable {
  return (askable as readonly Kind[]).includes(kind);
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
      .from(kinds[kind as Askable].table)
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

/**
 * How many people ask of each of the caller's own publications, by its id.
 * @throws when the data cannot be read.
 */
export async function countAsking(kind: Kind): Promise<ReadonlyMap<string, number>> {
  if (!isAskable(kind)) return new Map();
  const client = await requestClient();
  const { data, error } = await client.rpc("my_abroad_questions");
  if (error) throw error;
  const own = data.filter((row) => row.kind === kind);
  return new Map(own.map(({ item_id, people }) => [item_id, people]));
}
