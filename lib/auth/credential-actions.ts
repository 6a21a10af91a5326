"use server";

import { redirect } from "next/navigation";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { withNotice } from "@/lib/copy/arrival-parameter";
import { authErrorText, tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { forgetRate, takeRate } from "@/lib/limits";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import { landingPath } from "./guard";
import { passwordProblem } from "./password";
import { endRecovery, isRecovering } from "./recovery";
import type { Viewer } from "./roles";
import { changeEmailSchema, changePasswordSchema, resetPasswordSchema } from "./schema";

/** Field `password`: ends a recovery. Only for who has just come by the link of the mail. */
export async function resetPassword(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.reset-password", async (viewer) => {
    const fields = resetPasswordSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    if (!(await isRecovering(viewer.id))) return refused(notices.linkRefused);

    const refusal = await setPassword(viewer, fields.data.password);
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

    const refusal =
      (await checkPassword(viewer, current_password)) ?? (await setPassword(viewer, password));
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

    const refusal = await checkPassword(viewer, current_password);
    if (refusal) return refusal;
    const client = await requestClient();
    const { error } = await client.auth.updateUser({ email });
    // An address that somebody else has gets no mail; who asks learns nothing of it.
    if (error && error.code !== "email_exists" && error.code !== "over_email_send_rate_limit") {
      return refused(failure("Erreur", authErrorText(error)), { email: authErrorText(error) });
    }
    return done(notices.emailChangeSent);
  });
}

/** A refusal unless this is the password of the viewer, whoever sits at the keyboard. */
async function checkPassword(viewer: Viewer, password: string): Promise<ActionResult | null> {
  const rate = await takeRate("password-check", viewer.id);
  if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));
  const client = visitorClient();
  const { error } = await client.auth.signInWithPassword({ email: viewer.email, password });
  if (error?.code === "invalid_credentials") {
    return refused(notices.formIncomplete, { current_password: validation.passwordWrong });
  }
  if (error) return refused(failure("Erreur", authErrorText(error)));
  await Promise.all([
    client.auth.signOut({ scope: "local" }),
    forgetRate("password-check", viewer.id),
  ]);
  return null;
}

async function setPassword(viewer: Viewer, password: string): Promise<ActionResult | null> {
  const problem = passwordProblem(password, viewer.email);
  if (problem) return refused(notices.formIncomplete, { password: problem });
  const client = await requestClient();
  const { error } = await client.auth.updateUser({ password });
  if (error) return refused(notices.formIncomplete, { password: authErrorText(error) });
  const others = await client.auth.signOut({ scope: "others" });
  return others.error ? refused(notices.othersNotSignedOut) : null;
}
