import "server-only";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { requestClient } from "@/lib/supabase/server";

/**
 * A document, for an operator; null where there is none. Each look is written down.
 * @throws when the service does not answer.
 */
export async function openProof(id: string): Promise<Blob | null> {
  const client = await requestClient();
  const { data, error } = await client.functions.invoke<Blob>("employer-documents", {
    body: { open: id },
  });
  if (error instanceof FunctionsHttpError && [400, 404].includes(error.context.status)) return null;
  if (error) throw error;
  return data instanceof Blob ? data : null;
}
