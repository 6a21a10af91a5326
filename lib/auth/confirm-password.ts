import "server-only";
import type { User } from "@supabase/supabase-js";
import { redirect } from "next/navigation";
import { type ActionResult, refused } from "@/lib/actions/result";
import { authErrorText, tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/monitoring/log";
import { resetRateLimit, takeRateLimit } from "@/lib/security/rate-limit";
import type { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import { passwordAgainPath } from "./next-path";
import type { Viewer } from "./roles";
import { findTwoFactor } from "./two-factor";
import { signedInRecently } from "./viewer";

type Client = Awaited<ReturnType<typeof requestClient>>;

type Confirmed =
  | { ok: true; user: User }
  /** Returns the refusal, at the field where the password was typed. */
  | { ok: false; refusal: (field: "password" | "current_password") => ActionResult };

/**
 * Replaces this browser's session by a new one if the viewer's password is right. The session's age tells
 * the database that the password was entered just now.
 */
export async function confirmPassword(
  client: Client,
  viewer: Viewer,
  password: string,
): Promise<Confirmed> {
  const before = (await client.auth.getSession()).data.session?.access_token;
  const confirmed = await signInAs(client, viewer, password);
  if (confirmed.ok && before) {
    const ended = await client.auth.admin.signOut(before, "local");
    if (ended.error) logError("auth.confirm-password", ended.error);
  }
  return confirmed;
}

/**
 * Returns a refusal unless this is the viewer's password, even on a session left open; the session then
 * counts as recent. A user with a second factor is redirected to enter both.
 * @param path the page to come back to
 */
export async function checkPassword(
  client: Client,
  viewer: Viewer,
  password: string,
  path: string,
): Promise<ActionResult | null> {
  const isRecent = await signedInRecently();
  if (!isRecent && (await findTwoFactor(client))) redirect(passwordAgainPath(path));
  const visitor = visitorClient();
  const confirmed = isRecent
    ? await signInAs(visitor, viewer, password)
    : await confirmPassword(client, viewer, password);
  if (!confirmed.ok) return confirmed.refusal("current_password");
  if (isRecent) await visitor.auth.signOut({ scope: "local" });
  return null;
}

/**
 * Signs in with a prepared password. Accounts older than that preparation may have a password with
 * decomposed accents, which is tried second.
 */
export async function signInWithPassword(
  auth: Client["auth"],
  { email, password }: { email: string; password: string },
) {
  const answer = await auth.signInWithPassword({ email, password });
  const decomposed = password.normalize("NFD");
  if (answer.error?.code !== "invalid_credentials" || decomposed === password) return answer;
  return auth.signInWithPassword({ email, password: decomposed });
}

async function signInAs(
  { auth }: Pick<Client, "auth">,
  { id, email }: Viewer,
  password: string,
): Promise<Confirmed> {
  const rate = await takeRateLimit("password-check", id);
  if (!rate.allowed) return no(failure("Erreur", tryAgainIn(rate.retryAfter)));
  const { data, error } = await signInWithPassword(auth, { email, password });
  if (error?.code === "invalid_credentials") {
    const refusal = (field: string) =>
      refused(notices.formIncomplete, { [field]: validation.passwordWrong });
    return { ok: false, refusal };
  }
  if (error) return no(failure("Erreur", authErrorText(error)));
  await resetRateLimit("password-check", id);
  return { ok: true, user: data.user };
}

function no(notice: Parameters<typeof refused>[0]): Confirmed {
  return { ok: false, refusal: () => refused(notice) };
}
