"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { viewerAction, withErrorMessage } from "@/lib/actions/viewer-action";
import { authErrorText, tryAgainIn } from "@/lib/copy/auth-errors";
import { withNotice } from "@/lib/copy/flash-parameter";
import { securityNotices } from "@/lib/copy/security-notices";
import { failure, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { sendDueMails } from "@/lib/mail/sending";
import { resetRateLimit, takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { landingPath } from "./area-guard";
import { passwordAgainPath, safeNext, signInPath } from "./next-path";
import { toRole } from "./roles";
import { begunSchema, codeSchema } from "./schema";
import { isRecovering } from "./signed-cookies";
import { enrolmentOf, findTwoFactor, type TwoFactorResult } from "./two-factor";
import { halfSignedIn, SECURITY_PATH, signedInRecently } from "./viewer";

type Client = Awaited<ReturnType<typeof requestClient>>;

/** Completes a sign-in with an app's code or a recovery code. Fields `code` and `suivant`. */
export async function submitCode(_previous: Sender, data: FormData) {
  return withErrorMessage<ActionResult>("auth.two-factor", async () => {
    const person = await halfSignedIn();
    if (person === null) return refused(notices.sessionEnded);
    const fields = codeSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const { code } = fields.data;
    const client = await requestClient();
    if (code.length > 6) {
      // The password is too old to remove the second factor: start over.
      if (!(await signedInRecently())) return startOver(client, data.get("suivant"));
      return recover(client, person.id, code);
    }

    const factor = await findTwoFactor(client);
    if (factor === null) return refused(notices.sessionEnded);
    const refusal = await checkCode(client, person.id, factor.id, code);
    if (refusal) return refusal;
    // A recovery link and the code: only the new password is missing.
    if (await isRecovering(person.id)) return redirect("/connexion/nouveau-mot-de-passe");
    const { data: profile } = await client
      .from("profiles")
      .select("role")
      .eq("id", person.id)
      .maybeSingle();
    const next = safeNext(data.get("suivant"));
    return redirect(withNotice(landingPath(toRole(profile?.role), next), "bienvenue"));
  });
}

/** Returns a refusal unless the app's current code is right. The session then has the level aal2. */
async function checkCode(
  client: Client,
  userId: string,
  factorId: string,
  code: string,
): Promise<ActionResult | null> {
  const rate = await takeRateLimit("two-factor", userId);
  if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));
  const { error } = await client.auth.mfa.challengeAndVerify({ factorId, code });
  if (error?.code === "mfa_verification_failed") {
    return refused(notices.formIncomplete, { code: validation.codeWrong });
  }
  if (error) return refused(failure("Erreur", authErrorText(error)));
  await resetRateLimit("two-factor", userId);
  return null;
}

/** Removes the second factor for a recovery code; the session then rests on the password alone. */
async function recover(client: Client, userId: string, code: string): Promise<ActionResult> {
  const rate = await takeRateLimit("two-factor", userId);
  if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));
  const { data: isTaken, error } = await client.rpc("use_recovery_code", { code });
  if (error) throw error;
  if (!isTaken) return refused(notices.formIncomplete, { code: validation.codeWrong });
  await sendDueMails();
  return redirect(withNotice(SECURITY_PATH, "deux-etapes-retirees"));
}

async function startOver(client: Client, next: FormDataEntryValue | null): Promise<never> {
  await client.auth.signOut({ scope: "local" });
  return redirect(withNotice(signInPath(safeNext(next)), "connexion-trop-ancienne"));
}

/**
 * Adds a second factor. Without a code: creates a key and returns it. With one (and `factor_id`, `key`):
 * verifies that the app has the key, and activates the factor.
 */
export async function addTwoFactor(previous: Sender, data: FormData): Promise<TwoFactorResult> {
  return viewerAction<TwoFactorResult>("auth.add-two-factor", previous, async (viewer) => {
    if (!(await signedInRecently())) return redirect(passwordAgainPath(SECURITY_PATH));
    const client = await requestClient();
    if (!data.has("code")) {
      if (!(await forgetBegun(client))) return refused(securityNotices.twoFactorFailed);
      const { data: made, error } = await client.auth.mfa.enroll({
        factorType: "totp",
        friendlyName: "Application",
      });
      if (error) return refused(failure("Erreur", authErrorText(error)));
      const enrolment = enrolmentOf(made.id, made.totp.secret, viewer.email);
      return { ...done(securityNotices.twoFactorReady), enrolment };
    }

    const begun = begunSchema.safeParse(Object.fromEntries(data));
    if (!begun.success) return refused(securityNotices.twoFactorFailed);
    const { factor_id: factorId, key } = begun.data;
    const enrolment = enrolmentOf(factorId, key, viewer.email);
    const fields = codeSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return { ...invalid(fields.error), enrolment };
    const refusal = await checkCode(client, viewer.id, factorId, fields.data.code);
    if (refusal) return { ...refusal, enrolment };
    const codes = await makeCodes(client);
    refresh();
    await sendDueMails();
    return { ...done(securityNotices.twoFactorAdded), codes };
  });
}

/** Creates ten new recovery codes; the previous ones stop working. */
export async function renewRecoveryCodes(previous?: Sender): Promise<TwoFactorResult> {
  return viewerAction<TwoFactorResult>("auth.recovery-codes", previous, async () => {
    if (!(await signedInRecently())) return redirect(passwordAgainPath(SECURITY_PATH));
    const client = await requestClient();
    if ((await findTwoFactor(client)) === null) return refused(securityNotices.twoFactorFailed);
    return { ...done(securityNotices.codesMade), codes: await makeCodes(client) };
  });
}

/** Removes the second factor after one last code. Field `code`. */
export async function removeTwoFactor(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction("auth.remove-two-factor", previous, async (viewer) => {
    if (!(await signedInRecently())) return redirect(passwordAgainPath(SECURITY_PATH));
    const fields = codeSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const client = await requestClient();
    const factor = await findTwoFactor(client);
    if (factor === null) return refused(securityNotices.twoFactorFailed);
    const refusal = await checkCode(client, viewer.id, factor.id, fields.data.code);
    if (refusal) return refusal;
    const { error } = await client.auth.mfa.unenroll({ factorId: factor.id });
    if (error) return refused(failure("Erreur", authErrorText(error)));
    // Replaces the old token, which still has the level aal2.
    await client.auth.refreshSession();
    refresh();
    await sendDueMails();
    return done(securityNotices.twoFactorRemoved);
  });
}

/** Removes an unfinished enrolment, whose name the next one reuses. False if a factor is verified. */
async function forgetBegun(client: Client): Promise<boolean> {
  const { data, error } = await client.auth.mfa.listFactors();
  if (error) throw error;
  for (const { id, status } of data.all) {
    if (status === "verified") return false;
    const left = await client.auth.mfa.unenroll({ factorId: id });
    if (left.error) throw left.error;
  }
  return true;
}

async function makeCodes(client: Client): Promise<string[]> {
  const { data, error } = await client.rpc("make_recovery_codes");
  if (error) throw error;
  return data;
}
