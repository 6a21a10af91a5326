import "server-only";
import { markOf } from "@/lib/publications/employers";
import { requestClient } from "@/lib/supabase/server";
import type { Check, OwnVerification } from "./verification";

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
    .select("id, slug, name, website, verified_at, verified_by, verified_until")
    .in("id", ids)
    .order("name")
    .limit(20);
  if (error) throw error;
  return Promise.all(
    data.map(async ({ id, name, website, ...row }) => {
      const { verifiedAt, verifiedBy } = markOf({ ...row, website });
      const verification = { website, verifiedAt, verifiedBy, verifiedUntil: row.verified_until };
      return { id, name, ...verification, checks: await listChecks(id) };
    }),
  );
}

/** @throws when the data cannot be read. */
export async function listOwnedIds(viewerId: string): Promise<string[]> {
  const client = await requestClient();
  const { data, error } = await client
    .from("employer_members")
    .select("employer_id")
    .eq("user_id", viewerId)
    .eq("role", "owner");
  if (error) throw error;
  return data.map(({ employer_id }) => employer_id);
}

async function listChecks(employer: string): Promise<Check[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_employer_checks", { employer });
  if (error) throw error;
  return data;
}

/**
 * The name of the employer that a link of a mail would verify; null where it would verify none.
 * @throws when the data cannot be read.
 */
export async function employerOfLink(token: string): Promise<string | null> {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_check_by_token", { token });
  if (error) throw error;
  return data;
}
