import "server-only";
import type { requestClient } from "@/lib/supabase/server";
import type { ApplicationTarget } from "./schema";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** What is applied to, as it stands now. */
export type Target = { title: string; company: string | null; open: boolean };

/** The offer, mission or bourse; null when it is gone or not public. What is open, the database says. */
export async function findTarget(
  client: Client,
  { kind, id }: ApplicationTarget,
): Promise<Target | null> {
  const { data, error } = await client
    .rpc("publication_target", { kind, target_id: id })
    .maybeSingle();
  if (error) throw error;
  return data && { title: data.title, company: data.organisation, open: data.is_open };
}
