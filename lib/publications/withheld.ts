import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import type { Kind, RowOf } from "./kinds";

/** Why something of the viewer's is kept off the site, and what can be done about it. */
export type Withheld = {
  /** Hidden until it is mended, removed for good, or gone with the account that published it. */
  outcome: "hidden" | "removed" | "suspended";
  /** As the team of the site wrote it; not told of somebody else's account. */
  reason: string | null;
  decidedAt: string;
  canCorrect: boolean;
  /** Since when a correction of it waits to be read. */
  correctedAt: string | null;
  /** What the last correction still lacked. */
  answer: string | null;
};

type Item = Withheld & { kind: string; id: string; wanted: string };

const listWithheld = cache(async (): Promise<Item[]> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_withheld");
  if (error) throw error;
  return data.map((row) => ({
    kind: row.kind,
    id: row.item_id,
    outcome: row.outcome as Withheld["outcome"],
    reason: row.reason,
    decidedAt: row.decided_at,
    canCorrect: row.can_correct,
    correctedAt: row.corrected_at,
    answer: row.answer,
    wanted: row.wanted,
  }));
});

/**
 * What of the viewer's and their employers' of a kind is kept off the site, by its id.
 * @throws when the data cannot be read.
 */
export async function withheldOf(kind: Kind | "employer"): Promise<ReadonlyMap<string, Withheld>> {
  const items = (await listWithheld()).filter((item) => item.kind === kind);
  return new Map(items.map((item) => [item.id, item]));
}

/** The status that one of these asks for once it is mended; null where it is not to be mended. */
export async function statusOnceMended<K extends Kind>(
  kind: K,
  id: string,
): Promise<RowOf<K>["status"] | null> {
  const item = (await listWithheld()).find((one) => one.kind === kind && one.id === id);
  return item?.canCorrect ? (item.wanted as RowOf<K>["status"]) : null;
}
