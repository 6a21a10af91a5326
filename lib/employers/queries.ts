import {
  EMPLOYER_PAGES_TAG,
  EMPLOYERS_TAG,
  employerTag,
  markOf,
} from "@/lib/publications/employer-mark";
import { kinds, kindsThatCan } from "@/lib/publications/kinds";
import type { ResponseRate } from "@/lib/publications/schema";
import { publicClient } from "@/lib/supabase/public";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import type { EmployerFilters } from "./filters";
import type { Employer, Invitation, Member, MemberRole, OwnedEmployer } from "./schema";
import "server-only";
import { FunctionsHttpError } from "@supabase/supabase-js";

import type { OwnVerification } from "./verification";

const QUERIES_COLUMNS =
  "id, slug, name, description, logo, website, province, size, sectors, is_hidden, updated_at, verified_at, verified_by";

const asRole = (role: string): MemberRole => (role === "owner" ? "owner" : "member");

/** Returns an employer that the viewer may read; null for any other. */
export async function findOwnedEmployer(id: string): Promise<OwnedEmployer | null> {
  const client = await requestClient();
  const { data, error } = await client
    .from("employers")
    .select(QUERIES_COLUMNS)
    .eq("id", id)
    .maybeSingle();
  if (error) throw error;
  return data;
}

/**
 * Returns the content of the viewer's page of their employer: its row, its members and, for owners, its
 * pending invitations.
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

/** Owners come first. */
async function listTeam(employer: string): Promise<Member[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_team", { employer });
  if (error) throw error;
  return data.map(({ user_id, full_name, email, role, since }) => {
    return { id: user_id, name: full_name, email, role: asRole(role), since };
  });
}

async function listInvitations(employer: string): Promise<Invitation[]> {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_invitations", { employer });
  if (error) throw error;
  return data.map(({ id, email, role, expires_at }) => {
    return { id, email, role: asRole(role), expiresAt: expires_at };
  });
}

/** Returns the invitation of a token; null when it has expired or is for another user. */
export async function findInvitation(token: string) {
  const client = await requestClient();
  const { data, error } = await client.rpc("employer_invitation", { token });
  if (error) throw error;
  const [found] = data;
  return found ? { name: found.name, role: asRole(found.role) } : null;
}

const PER_PAGE = 20;

const COLUMNS =
  "id, slug, name, description, logo, website, province, size, sectors, updated_at, verified_at, verified_by";

/** Tags of everything that the list counts: publishing or closing an offer changes it. */
const LIST_TAGS = [EMPLOYERS_TAG, ...kindsThatCan("employer").map((kind) => kinds[kind].tag)];

/**
 * Returns one page of the list, verified employers first, then by name. A page past the end has no rows.
 * @throws when the data cannot be read.
 */
export async function listEmployers(filters: EmployerFilters) {
  const employers = await readRows(filters);
  const isPastEnd = employers.length === 0 && filters.page > 1;
  const [first] = isPastEnd ? await readRows({ ...filters, page: 1 }) : employers;
  const total = first?.total ?? 0;
  return { employers, total, pageCount: Math.ceil(total / PER_PAGE) };
}

async function readRows({ q, sector, province, page }: EmployerFilters) {
  const { data, error } = await publicClient(LIST_TAGS, { cache: q === "" || "briefly" }).rpc(
    "list_employers",
    {
      ...(q && { q }),
      ...(province && { province: province.code }),
      ...(sector && { sector: sector }),
      skip: Math.min(page - 1, 5_000) * PER_PAGE,
      take: PER_PAGE,
    },
  );
  if (error) throw error;
  return data;
}

/** Returns the employer with this slug; null when there is none to read. */
export async function findEmployer(slug: string): Promise<Employer | null> {
  if (!/^[a-z0-9-]{1,80}$/.test(slug)) return null;
  const { data, error } = await publicClient([employerTag(slug), EMPLOYER_PAGES_TAG])
    .from("employers")
    .select(COLUMNS)
    .eq("slug", slug)
    .eq("is_hidden", false);
  if (error) throw error;
  return data[0] ?? null;
}

/** Returns the slug of an employer, for an address with its id; null when there is none to read. */
export async function findSlug(id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const { data, error } = await publicClient([employerTag(id)])
    .from("employers")
    .select("slug")
    .eq("id", id)
    .eq("is_hidden", false);
  if (error) throw error;
  return data[0]?.slug ?? null;
}

/** Returns the response rate of an employer; null under ten applications. */
export async function findEmployerResponseRate(id: string): Promise<ResponseRate | null> {
  const { data, error } = await publicClient([employerTag(id)]).rpc("response_rate", {
    kind: "employer",
    item_id: id,
  });
  if (error) throw error;
  const [record] = data;
  if (!record) return null;
  const { applications, in_time: inTime, median_days: medianDays } = record;
  return { applications, inTime, medianDays };
}

/** Returns the employers of the sitemap, the newest thousand. */
export async function listEmployerPages() {
  const { data, error } = await publicClient([EMPLOYERS_TAG])
    .from("employers")
    .select("slug, updated_at")
    .eq("is_hidden", false)
    .order("created_at", { ascending: false })
    .order("id")
    .limit(1_000);
  if (error) throw error;
  return data;
}

/**
 * Returns the employers that the viewer owns, each with its pending and decided verifications.
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
 * Returns a document, for an operator; null when there is none. Each access is logged.
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
