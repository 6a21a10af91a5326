import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import type { Kind } from "./kinds";

/** What was decided of something of the viewer's that is off the site, or to be changed. */
export type Moderated = {
  decision: "changes_requested" | "removed" | "suspended";
  /** As the team of the site wrote it; not told of somebody else's account. */
  reason: string | null;
};

const listModerated = cache(async () => {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_moderated");
  if (error) throw error;
  return data;
});

/**
 * What of the viewer's and their companies' of a kind is off the site or to be changed, by its id.
 * @throws when the data cannot be read.
 */
export async function moderatedOf(kind: Kind): Promise<ReadonlyMap<string, Moderated>> {
  const rows = (await listModerated()).filter((row) => row.kind === kind);
  return new Map(
    rows.map((row) => [
      row.item_id,
      { decision: row.decision as Moderated["decision"], reason: row.reason },
    ]),
  );
}

/**
 * Whether what the viewer publishes is read before it appears.
 * @throws when the data cannot be read.
 */
export async function publicationsWait(): Promise<boolean> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_publications_wait");
  if (error) throw error;
  return data;
}
