import "server-only";
import { visitorClient } from "@/lib/supabase/visitor";
import type { Viewed } from "./schema";

/**
 * Adds one to today's views of a publication; what is not public is not counted.
 * @throws when the database does not answer
 */
export async function countView({ kind, id }: Viewed): Promise<void> {
  const { error } = await visitorClient().rpc("count_view", { kind, item_id: id });
  if (error) throw error;
}
