import "server-only";
import { cookies } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { withNotice } from "@/lib/copy/arrival-parameter";
import { requestClient } from "@/lib/supabase/server";
import { hasSessionCookie } from "@/lib/supabase/session-cookie";
import { SESSION_LOST } from "@/lib/supabase/session-fetch";
import { signInPath } from "./next-path";
import { toRole, type Viewer } from "./roles";

/**
 * Who is signed in, asked from the authentication service itself and once a request. The role
 * comes from the profile: what the session says about it is the user's to edit.
 * @throws when the service does not answer, so that nobody is taken for signed out by mistake.
 */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  if (!hasSessionCookie((await cookies()).getAll())) return null;
  const client = await requestClient();
  const { data, error } = await client.auth.getUser();
  if (error?.name === "AuthRetryableFetchError" || error?.status === SESSION_LOST) throw error;
  if (!data.user) return null;

  const { id, email = "" } = data.user;
  const profile = await client
    .from("profiles")
    .select("full_name, role, suspended_at")
    .eq("id", id)
    .maybeSingle();
  if (profile.error) throw profile.error;
  if (!profile.data) return null;
  const { full_name: fullName, role, suspended_at: since } = profile.data;
  return { id, email, fullName, role: toRole(role), suspended: since !== null };
});

/** For private pages: the viewer, or the way to the sign-in page and back to `path`. */
export async function requireViewer(path: string): Promise<Viewer> {
  const viewer = await currentViewer();
  if (viewer === null) redirect(signInPath(path));
  return viewer;
}

/**
 * For the operators' pages. Asked from the database, which asks again in each of its functions;
 * others are told so on the home page.
 */
export async function requireOperator(path: string): Promise<Viewer> {
  const viewer = await requireViewer(path);
  if (!(await isOperator())) redirect(withNotice("/", "reserve"));
  return viewer;
}

/**
 * Whether the viewer looks after the site.
 * @throws when the database does not answer.
 */
export const isOperator = cache(async (): Promise<boolean> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("is_operator");
  if (error) throw error;
  return data;
});

/** Where a recruiter reads what was decided on their publications, a suspended one nothing else. */
export const DECISIONS_PATH = "/admin/decisions";

/** For the recruiters' pages: as `requireViewer`; others are told so on the home page. */
export async function requireRecruiter(path: string): Promise<Viewer> {
  const viewer = await requireAnyRecruiter(path);
  if (viewer.suspended) redirect(DECISIONS_PATH);
  return viewer;
}

/** The same for what a suspended recruiter sees too. */
export async function requireAnyRecruiter(path: string): Promise<Viewer> {
  const viewer = await requireViewer(path);
  if (viewer.role !== "recruteur") redirect(withNotice("/", "acces-refuse"));
  return viewer;
}
