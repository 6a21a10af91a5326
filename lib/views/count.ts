import "server-only";
import { headers } from "next/headers";
import { z } from "zod";
import { clientAddress } from "@/lib/client-address";
import { everyKind } from "@/lib/publications/kinds";
import { fingerprint } from "@/lib/secret";
import { visitorClient } from "@/lib/supabase/visitor";

/** A publication that was opened, as the page says it. */
export const viewedSchema = z.object({
  kind: z.enum(everyKind),
  id: z.uuid(),
});

export type Viewed = z.infer<typeof viewedSchema>;

/**
 * Adds one to today's views of a publication, once a visitor; what is not public is not counted.
 * A visitor is an address and a browser, of which nothing but a fingerprint leaves this server.
 * @throws when the database does not answer
 */
export async function countView({ kind, id }: Viewed): Promise<void> {
  const sent = await headers();
  const visitor = fingerprint(
    [
      clientAddress(sent.get("x-forwarded-for")),
      sent.get("user-agent"),
      sent.get("accept-language"),
    ].join("\n"),
  );
  const { error } = await visitorClient().rpc("count_view", { kind, item_id: id, visitor });
  if (error) throw error;
}
