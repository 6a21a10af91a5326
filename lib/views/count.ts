import "server-only";
import { z } from "zod";
import { everyKind } from "@/lib/publications/kinds";
import { visitorClient } from "@/lib/supabase/visitor";

/** The publication that was opened, as its page reports it. */
export const viewedSchema = z.object({
  kind: z.enum(everyKind),
  id: z.uuid(),
});

export type Viewed = z.infer<typeof viewedSchema>;

/**
 * Adds one to today's views of a publication. Publications that are not public are not counted, and readers
 * are not recorded.
 * @throws when the database does not respond
 */
export async function countView({ kind, id }: Viewed): Promise<void> {
  const { error } = await visitorClient().rpc("count_view", { kind, item_id: id });
  if (error) throw error;
}
