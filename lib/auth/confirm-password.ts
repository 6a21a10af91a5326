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
  /** The refusal, at the field where the password was typed. */
  | { ok: false; refusal: (field: "password" | "current_password") => ActionResult };

/**
 * A new session in this browser instead of the one of before, if this is the viewer's password: the
 * database knows by its age that the password was given just now.
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
 * A refusal unless this is the viewer's password, even on a session left open; the session is of one
 * that was given a short while ago afterwards. Who has a second factor gives both where they are asked for.
 * @param path where this was asked
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
 * Signs in with a prepared password. Accounts from before passwords were prepared may have one with decomposed
 * accents, which is tried second.
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
