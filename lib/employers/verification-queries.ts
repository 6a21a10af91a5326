import "server-only";
import { FunctionsHttpError } from "@supabase/supabase-js";
import { markOf } from "@/lib/publications/employers";
import { requestClient } from "@/lib/supabase/server";
import type { OwnVerification } from "./verification";

/**
 * The employers that the viewer answers for, each with what is open and what was decided.
 * @throws when the data cannot be read.
 */
export async function listOwnVerifications(viewerId: string): Promise<OwnVerification[]> {
  const client = await requestClient();
  const ids = await listOwnedIds(viewerId);
  if (ids.length === 0) return [];
  const { data, error } = await client
    .from("employers")
    .select("id, slug, name, website, verified_at, verified_by")
    .in("id", ids)
    .order("name")
    .limit(20);
  if (error) throw error;
  const checks = await client.rpc("my_employer_checks");
  if (checks.error) throw checks.error;
  return data.map(({ id, name, website, ...row }) => {
    const { verifiedAt, verifiedBy } = markOf({ ...row, website });
    const own = checks.data.filter(({ employer_id }) => employer_id === id);
    return { id, name, website, verifiedAt, verifiedBy, checks: own };
  });
}

/** @throws when the data cannot be read. */
async function listOwnedIds(viewerId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("employer_members")
    .select("employer_id")
    .eq("user_id", viewerId)
    .eq("role", "owner");
  if (error) throw error;
  return data.map(({ employer_id }) => employer_id);
}

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
