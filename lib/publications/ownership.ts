import "server-only";
import { cache } from "react";
import { requestClient } from "@/lib/supabase/server";
import { can, type Kind, kinds } from "./kinds";

export type OwnEmployer = {
  id: string;
  slug: string;
  name: string;
  role: "owner" | "member";
  isHidden: boolean;
  verifiedAt: string | null;
  website: string | null;
  members: number;
};

/**
 * Returns the viewer's employers; deduplicated per request.
 * @throws when the data cannot be read
 */
export const listOwnEmployers = cache(async (): Promise<OwnEmployer[]> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("my_employers");
  if (error) throw error;
  return data.map(({ verified_at, is_hidden, role, ...employer }) => ({
    ...employer,
    role: role === "owner" ? "owner" : "member",
    isHidden: is_hidden,
    verifiedAt: verified_at,
  }));
});

/**
 * Returns a PostgREST filter for "the viewer's own, or of one of their employers". The policies decide on
 * access; this excludes rows of others that are readable because they are public.
 */
export async function ownEmployerLabels(kind: Kind, viewerId: string): Promise<string> {
  const own = `${kinds[kind].owner}.eq.${viewerId}`;
  const employers = can(kind, "employer") ? await listOwnEmployers() : [];
  if (employers.length === 0) return own;
  return `${own},employer_id.in.(${employers.map(({ id }) => id).join(",")})`;
}
