import "server-only";
import { cookies, headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { withNotice } from "@/lib/copy/flash-parameter";
import { currentRequest } from "@/lib/monitoring/request-context";
import { requestClient } from "@/lib/supabase/server";
import { hasSessionCookie, SESSION_LOST, SILENT_HEADER } from "@/lib/supabase/session-cookie";
import { signInPath } from "./next-path";
import { DECISIONS_PATH, toRole, type Viewer } from "./roles";
import { awaitsCode } from "./two-factor";

/** Verified by the authentication service itself, once per request. */
const sessionUser = cache(async () => {
  if (!hasSessionCookie((await cookies()).getAll())) return null;
  if ((await headers()).has(SILENT_HEADER)) {
    Object.assign(currentRequest() ?? {}, { hasFailed: true, deadline: AbortSignal.abort() });
    throw new Error("the backend did not answer the middleware");
  }
  const client = await requestClient();
  const { data, error } = await client.auth.getUser();
  if (error?.name === "AuthRetryableFetchError" || error?.status === SESSION_LOST) throw error;
  return data.user && { user: data.user, isHalf: await awaitsCode(client, data.user) };
});

/** Returns the user who has entered the password but not yet the code; they have no other access. */
export async function halfSignedIn(): Promise<{ id: string; email: string } | null> {
  const session = await sessionUser();
  return session?.isHalf ? { id: session.user.id, email: session.user.email ?? "" } : null;
}

/**
 * Returns the signed-in viewer, after the second factor of an account that has one. The role comes from the
 * profile: users can edit the one in their session.
 * @throws when the service does not answer, so that no one is taken for signed out by mistake.
 */
export const currentViewer = cache(async (): Promise<Viewer | null> => {
  const session = await sessionUser();
  if (session === null || session.isHalf) return null;
  const client = await requestClient();
  const { data: account, error } = await client.rpc("my_account").maybeSingle();
  if (error) throw error;
  if (account === null) return null;
  const { id, email = "" } = session.user;
  return {
    id,
    email,
    fullName: account.full_name,
    role: toRole(account.role),
    suspended: account.suspended_at !== null,
    isOperator: account.is_operator,
    mustAddTwoFactor: account.must_add_two_factor,
    hasDecisions: account.has_decisions,
  };
});

/** Returns the viewer, for private pages; redirects to the sign-in page and back to `path` without one. */
export async function requireViewer(path: string): Promise<Viewer> {
  const viewer = await currentViewer();
  if (viewer === null) redirect(signInPath(path));
  return viewer;
}

/**
 * Returns the viewer, for operators' pages; others are redirected to the home page with a message. The
 * database checks again in each of its functions.
 */
export async function requireOperator(path: string): Promise<Viewer> {
  const viewer = await requireViewer(path);
  if (!viewer.isOperator) redirect(withNotice("/", "reserve"));
  if (viewer.mustAddTwoFactor) redirect(withNotice(SECURITY_PATH, "deux-etapes-requises"));
  return viewer;
}

export const SECURITY_PATH = "/espace-utilisateur/securite";

/**
 * Returns whether the password was entered a short while ago (docs/security.md, Recent sign-in).
 * @throws when the database does not answer.
 */
export const signedInRecently = cache(async (): Promise<boolean> => {
  const client = await requestClient();
  const { data, error } = await client.rpc("signed_in_recently");
  if (error) throw error;
  return data;
});

/** Returns the viewer, for recruiters' pages; others are redirected to the home page with a message. */
export async function requireRecruiter(path: string): Promise<Viewer> {
  const viewer = await requireAnyRecruiter(path);
  if (viewer.suspended) redirect(DECISIONS_PATH);
  return viewer;
}

/** Returns the viewer as `requireRecruiter` does, for pages that a suspended recruiter sees too. */
export async function requireAnyRecruiter(path: string): Promise<Viewer> {
  const viewer = await requireViewer(path);
  if (viewer.role !== "recruteur") redirect(withNotice("/", "acces-refuse"));
  return viewer;
}
