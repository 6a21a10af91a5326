import "server-only";
import { z } from "zod";
import { everyKind } from "@/lib/publications/kinds";
import { visitorClient } from "@/lib/supabase/visitor";

/** A publication that was opened, as the page says it. */
export const viewedSchema = z.object({
  kind: z.enum(everyKind),
  id: z.uuid(),
});

export type Viewed = z.infer<typeof viewedSchema>;

/**
 * Adds one to today's views of a publication; what is not public is not counted, and no reader is recorded.
 * @throws when the database does not answer
 */
export async function countView({ kind, id }: Viewed): Promise<void> {
  const { error } = await visitorClient().rpc("count_view", { kind, item_id: id });
  if (error) throw error;
}
