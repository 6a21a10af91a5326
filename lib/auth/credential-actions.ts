"use server";

import { redirect } from "next/navigation";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { authErrorText } from "@/lib/copy/auth-errors";
import { withNotice } from "@/lib/copy/flash-parameter";
import { failure, notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { requestClient } from "@/lib/supabase/server";
import { checkPassword, confirmPassword } from "./confirm-password";
import { landingPath } from "./guard";
import { codePath, safeNext } from "./next-path";
import { passwordProblem } from "./password";
import { endRecovery, isRecovering } from "./recovery";
import type { Viewer } from "./roles";
import {
  changeEmailSchema,
  changePasswordSchema,
  passwordAgainSchema,
  resetPasswordSchema,
} from "./schema";
import { hasTwoFactor } from "./two-factor";

/**
 * Fields `password` and `suivant`: a new session in this browser instead of the one of before, so that
 * the database knows by its age that the password was given just now.
 */
export async function confirmPasswordAgain(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.password-again", async (viewer) => {
    const fields = passwordAgainSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const client = await requestClient();
    const confirmed = await confirmPassword(client, viewer, fields.data.password);
    if (!confirmed.ok) return confirmed.refusal("password");
    const next = safeNext(data.get("suivant")) ?? "/espace-utilisateur?onglet=parametres";
    if (hasTwoFactor(confirmed.user)) return redirect(codePath(next));
    return redirect(withNotice(next, "mot-de-passe-confirme"));
  });
}

const SETTINGS = "/espace-utilisateur?onglet=parametres";

/** Field `password`: ends a recovery. Only for who has just come by the link of the mail. */
export async function resetPassword(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.reset-password", async (viewer) => {
    const fields = resetPasswordSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    if (!(await isRecovering(viewer.id))) return refused(notices.linkRefused);

    const refusal = await setPassword(await requestClient(), viewer, fields.data.password);
    if (refusal) return refusal;
    await endRecovery();
    return redirect(withNotice(landingPath(viewer.role, null), "mot-de-passe-change"));
  });
}

/** Fields `current_password` and `password`. The person's other sessions end. */
export async function changePassword(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction({ event: "auth.change-password", feature: "password" }, async (viewer) => {
    const fields = changePasswordSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const { current_password, password } = fields.data;

    const client = await requestClient();
    const refusal =
      (await checkPassword(client, viewer, current_password, SETTINGS)) ??
      (await setPassword(client, viewer, password));
    return refusal ?? done(notices.passwordChanged);
  });
}

/** Fields `email` and `current_password`. The change waits for the links of the mails. */
export async function changeEmail(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.change-email", async (viewer) => {
    const fields = changeEmailSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const { email, current_password } = fields.data;
    if (email === viewer.email.toLowerCase()) {
      return refused(notices.formIncomplete, { email: validation.emailUnchanged });
    }

    const client = await requestClient();
    const refusal = await checkPassword(client, viewer, current_password, SETTINGS);
    if (refusal) return refusal;
    const { error } = await client.auth.updateUser({ email });
    // An address that somebody else has gets no mail; who asks learns nothing of it.
    if (error && error.code !== "email_exists" && error.code !== "over_email_send_rate_limit") {
      return refused(failure("Erreur", authErrorText(error)), { email: authErrorText(error) });
    }
    return done(notices.emailChangeSent);
  });
}

async function setPassword(
  client: Awaited<ReturnType<typeof requestClient>>,
  viewer: Viewer,
  password: string,
): Promise<ActionResult | null> {
  const problem = passwordProblem(password, viewer.email);
  if (problem) return refused(notices.formIncomplete, { password: problem });
  const { error } = await client.auth.updateUser({ password });
  if (error) return refused(notices.formIncomplete, { password: authErrorText(error) });
  const others = await client.auth.signOut({ scope: "others" });
  return others.error ? refused(notices.othersNotSignedOut) : null;
}
