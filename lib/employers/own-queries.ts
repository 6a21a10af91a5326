import "server-only";
import { requestClient } from "@/lib/supabase/server";
import type { Invitation, Member, MemberRole, OwnedEmployer } from "./schema";

const COLUMNS =
  "id, slug, name, description, logo, website, province, size, sectors, is_hidden, updated_at, verified_at, verified_by";

const asRole = (role: string): MemberRole => (role === "owner" ? "owner" : "member");

/** An employer that the viewer may read, whole; null for any other. */
export async function findOwnedEmployer(id: string): Promise<OwnedEmployer | null> {
  const client = await requestClient();
  const { data, error } = await client.from("employers").select(COLUMNS).eq("id", id).maybeSingle();
  if (error) throw error;
  return data;
}

/**
 * What stands on the viewer's page of an employer of theirs: its row, its people and, for owners, whom
 * they invited.
 * @throws when the data cannot be read.
 */
export async function readOwnedEmployer({ id, role }: { id: string; role: MemberRole }) {
  const [row, members, invitations] = await Promise.all([
    findOwnedEmployer(id),
    listTeam(id),
    role === "owner" ? listInvitations(id) : [],
  ]);
  return { row, members, invitations };
}

/** Who acts for an employer of the viewer's, owners first. */
async function listTeam(employer: string): Promise<Member[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_team", { employer });
  if (error) throw error;
  return data.map(({ user_id, full_name, email, role, since }) => {
    return { id: user_id, name: full_name, email, role: asRole(role), since };
  });
}

/** Who was invited and has not answered, told to owners. */
async function listInvitations(employer: string): Promise<Invitation[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_invitations", { employer });
  if (error) throw error;
  return data.map(({ id, email, role, expires_at }) => {
    return { id, email, role: asRole(role), expiresAt: expires_at };
  });
}

/** What a token leads the viewer to; null when it is over, or somebody else's. */
export async function findInvitation(token: string) {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_invitation", { token });
  if (error) throw error;
  const [found] = data;
  return found ? { name: found.name, role: asRole(found.role) } : null;
}
