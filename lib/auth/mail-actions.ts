"use server";

import { redirect } from "next/navigation";
import { type ActionResult, done, invalid, refused, withTypedValues } from "@/lib/actions/result";
import { withErrorMessage } from "@/lib/actions/viewer-action";
import { lastMailCounts, tryAgainIn } from "@/lib/copy/auth-errors";
import { withNotice } from "@/lib/copy/flash-parameter";
import { failure, notices } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";
import { type Bucket, takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import { inConstantTime } from "./constant-time";
import { landingPath } from "./guard";
import { knownDevice, rememberDevice } from "./known-device";
import { safeNext } from "./next-path";
import { beginRecovery } from "./recovery";
import { toRole } from "./roles";
import { emailSchema, linkSchema } from "./schema";
import { currentViewer } from "./session";
import { forgetSignInAttempts } from "./sign-in-limit";

/** Field `email`: sends the confirmation of a new account once more. */
export async function resendConfirmation(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return mailTo(data, "resend", (email) => visitorClient().auth.resend({ type: "signup", email }));
}

/** Field `email`: sends a link to choose a new password. */
export async function recoverPassword(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return mailTo(data, "recover", (email) => visitorClient().auth.resetPasswordForEmail(email));
}

/** The answer is the same whether the address has an account or not, and whatever became of it. */
async function mailTo(
  data: FormData,
  bucket: Extract<Bucket, "resend" | "recover">,
  send: (email: string) => Promise<{ error: { status?: number } | null }>,
): Promise<ActionResult> {
  return withTypedValues(data, ["email"], () =>
    withErrorMessage(`auth.${bucket}`, async () => {
      const fields = emailSchema.safeParse(Object.fromEntries(data));
      if (!fields.success) return invalid(fields.error);
      const { email } = fields.data;

      const rate = await takeRateLimit(bucket, (await knownDevice(email)) ?? email);
      if (!rate.allowed) {
        const sentence = `${tryAgainIn(rate.retryAfter)} ${lastMailCounts}`;
        return refused(failure("Erreur", sentence));
      }

      const { error } = await inConstantTime(() => send(email));
      if (error && error.status !== 429) logError(`auth.${bucket}`, error);
      return done(notices.mailOnItsWay);
    }),
  );
}

/**
 * Fields `token_hash` and `type`, from the link of a mail. Pressing the button is what counts: a
 * mail scanner only follows the link. A recovery opens a session, to set the new password, and so does
 * a new account's confirmation, which leads on to where its owner was going. Who is signed in already
 * stays who they are: a link that a stranger sent opens no other account over theirs.
 */
export async function confirmLink(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return withErrorMessage("auth.confirm", async () => {
    const fields = linkSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return refused(notices.linkRefused);
    const { token_hash, type } = fields.data;

    const rate = await takeRateLimit("confirm-link", token_hash);
    if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));

    const viewer = await currentViewer().catch(() => null);
    const signsIn = type === "recovery" || (type === "signup" && viewer === null);
    const client = signsIn ? await requestClient() : visitorClient();
    const { data: verified, error } = await client.auth.verifyOtp({ token_hash, type });
    if (error) {
      const isOurs = (error.status ?? 500) >= 500;
      if (isOurs) logError("auth.confirm", error);
      return refused(isOurs ? notices.serviceUnavailable : notices.linkRefused);
    }
    if (type === "recovery" && verified.user) {
      await beginRecovery(verified.user.id);
      const { email = "" } = verified.user;
      await Promise.all([rememberDevice(email), forgetSignInAttempts(email)]);
      redirect("/connexion/nouveau-mot-de-passe");
    }
    if (type === "signup" && signsIn && verified.user) {
      const { email = "", user_metadata: meta } = verified.user;
      await rememberDevice(email);
      // The role that counts is the profile's; it only chooses where to land, and each door asks again.
      const to = landingPath(toRole(meta.role), safeNext(meta.next));
      redirect(withNotice(to, "compte-confirme"));
    }
    if (verified.session) await client.auth.signOut({ scope: "local" });
    if (type === "signup") redirect(withNotice("/espace-utilisateur", "compte-confirme-a-part"));
    // Hosted Supabase waits for both addresses; the first link opens no session.
    const key = verified.session ? "courriel-confirme" : "courriel-a-confirmer";
    // The mail may be read on a device where nobody is signed in.
    return redirect(withNotice(viewer ? "/espace-utilisateur" : "/connexion", key));
  });
}
