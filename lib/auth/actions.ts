"use server";

import { RedirectType, redirect } from "next/navigation";
import {
  type ActionResult,
  done,
  invalid,
  refused,
  type Sender,
  withTypedValues,
} from "@/lib/actions/result";
import { viewerAction, withErrorMessage } from "@/lib/actions/viewer-action";
import { authErrorText, lastMailCounts, otherWaysIn, tryAgainIn } from "@/lib/copy/auth-errors";
import { withNotice } from "@/lib/copy/flash-parameter";
import { failure, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/monitoring/log";
import { type Bucket, takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import { landingPath } from "./area-guard";
import { checkPassword, confirmPassword, signInWithPassword } from "./confirm-password";
import { codePath, safeNext } from "./next-path";
import { toRole, type Viewer } from "./roles";

import {
  changeEmailSchema,
  changePasswordSchema,
  emailSchema,
  linkSchema,
  passwordAgainSchema,
  passwordProblem,
  resetPasswordSchema,
  signInSchema,
  signUpSchema,
} from "./schema";
import { forgetSignInAttempts, inConstantTime, takeSignInAttempt } from "./sign-in-attempts";
import {
  beginRecovery,
  endRecovery,
  isRecovering,
  knownDevice,
  rememberDevice,
} from "./signed-cookies";
import { hasTwoFactor } from "./two-factor";
import { currentViewer } from "./viewer";

const SIGN_IN_FAILED = "Erreur de connexion";
const SIGN_UP_FAILED = "Erreur d’inscription";

/** Signs in with fields `email`, `password` and `suivant`, the path to redirect to on success. */
export async function signIn(_previous: Sender, data: FormData): Promise<ActionResult> {
  return withTypedValues(data, ["email"], () =>
    withErrorMessage("auth.sign-in", async () => {
      const fields = signInSchema.safeParse(Object.fromEntries(data));
      if (!fields.success) return invalid(fields.error);
      const { email, password } = fields.data;

      const attempt = await takeSignInAttempt(email);
      if (!attempt.allowed) {
        const wait = tryAgainIn(attempt.retryAfter);
        const sentence = attempt.isKnownDevice ? wait : `${wait} ${otherWaysIn}`;
        return refused(failure(SIGN_IN_FAILED, sentence));
      }

      const client = await requestClient();
      const { data: session, error } = await inConstantTime(() =>
        signInWithPassword(client.auth, { email, password }),
      );
      if (error) return refused(failure(SIGN_IN_FAILED, authErrorText(error)));

      const { data: profile } = await client
        .from("profiles")
        .select("role")
        .eq("id", session.user.id)
        .maybeSingle();
      await Promise.all([attempt.reset(), rememberDevice(email)]);
      const next = safeNext(data.get("suivant"));
      if (hasTwoFactor(session.user)) return redirect(codePath(next));
      return redirect(withNotice(landingPath(toRole(profile?.role), next), "bienvenue"));
    }),
  );
}

/** Error codes that reveal an existing address; they are reported as a success. */
const ALREADY_KNOWN = ["user_already_exists", "email_exists", "over_email_send_rate_limit"];

/** Signs up with fields `full_name`, `email`, `password`, `role`. The account awaits its confirmation. */
export async function signUp(_previous: Sender, data: FormData): Promise<ActionResult> {
  return withTypedValues(data, ["full_name", "email", "role"], () =>
    withErrorMessage("auth.sign-up", async () => {
      const fields = signUpSchema.safeParse(Object.fromEntries(data));
      if (!fields.success) return invalid(fields.error);
      const { full_name, email, password, role } = fields.data;

      const rate = await takeRateLimit("sign-up", email);
      if (!rate.allowed) return refused(failure(SIGN_UP_FAILED, tryAgainIn(rate.retryAfter)));

      const { error } = await inConstantTime(() =>
        visitorClient().auth.signUp({
          email,
          password,
          // Stored with the account, since the mail may be opened on another device.
          options: {
            data: {
              full_name,
              role,
              consent: true,
              next: safeNext(data.get("suivant")) ?? undefined,
            },
          },
        }),
      );
      if (error && !ALREADY_KNOWN.includes(error.code ?? "")) {
        logError("auth.sign-up", error, { code: error.code });
        return refused(failure(SIGN_UP_FAILED, authErrorText(error)));
      }
      return done(notices.signedUp);
    }),
  );
}

/** Sends the confirmation mail of a new account again. Field `email`. */
export async function resendConfirmation(_previous: Sender, data: FormData): Promise<ActionResult> {
  return mailTo(data, "resend", (email) => visitorClient().auth.resend({ type: "signup", email }));
}

/** Sends a link to choose a new password. Field `email`. */
export async function recoverPassword(_previous: Sender, data: FormData): Promise<ActionResult> {
  return mailTo(data, "recover", (email) => visitorClient().auth.resetPasswordForEmail(email));
}

/** The answer is the same whether the address has an account or not, and whether the mail left or not. */
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
 * Verifies a mail's link, with fields `token_hash` and `type`. It takes a button, because mail scanners
 * follow links. A recovery opens a session, to set the new password; so does a new account's confirmation,
 * which then redirects to the stored path. A signed-in user stays signed in: a stranger's link cannot
 * switch accounts.
 */
export async function confirmLink(_previous: Sender, data: FormData): Promise<ActionResult> {
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
      else if (type === "signup" && viewer !== null) {
        const { data: own } = await (await requestClient()).auth.getUser();
        const to = landingPath(viewer.role, safeNext(own.user?.user_metadata.next));
        leaveLink(withNotice(to, "compte-deja-confirme"));
      }
      return refused(isOurs ? notices.serviceUnavailable : notices.linkRefused);
    }
    if (type === "recovery" && verified.user) {
      await beginRecovery(verified.user.id);
      const { email = "" } = verified.user;
      await Promise.all([rememberDevice(email), forgetSignInAttempts(email)]);
      leaveLink("/connexion/nouveau-mot-de-passe");
    }
    if (type === "signup" && signsIn && verified.user) {
      const { email = "", user_metadata: meta } = verified.user;
      await rememberDevice(email);
      // The metadata's role only chooses where to land; each page checks the role of the profile.
      const to = landingPath(toRole(meta.role), safeNext(meta.next));
      leaveLink(withNotice(to, "compte-confirme"));
    }
    if (verified.session) await client.auth.signOut({ scope: "local" });
    if (type === "signup") leaveLink(withNotice("/espace-utilisateur", "compte-confirme-a-part"));
    // Hosted Supabase waits for both addresses; the first link opens no session.
    const key = verified.session ? "courriel-confirme" : "courriel-a-confirmer";
    // The mail may be read on a device where no one is signed in.
    return leaveLink(withNotice(viewer ? "/espace-utilisateur" : "/connexion", key));
  });
}

/** Replaces the history entry: the link is spent. */
function leaveLink(path: string): never {
  redirect(path, RedirectType.replace);
}

/**
 * Confirms the password with fields `password` and `suivant`. Replaces this browser's session by a new one,
 * whose age tells the database that the password was entered just now.
 */
export async function confirmPasswordAgain(
  previous: Sender,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.password-again", previous, async (viewer) => {
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

/** Sets the new password that ends a recovery, just after its link was used. Field `password`. */
export async function resetPassword(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction("auth.reset-password", previous, async (viewer) => {
    const fields = resetPasswordSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    if (!(await isRecovering(viewer.id))) return refused(notices.linkRefused);

    const refusal = await setPassword(await requestClient(), viewer, fields.data.password);
    if (refusal) return refusal;
    await endRecovery();
    return redirect(withNotice(landingPath(viewer.role, null), "mot-de-passe-change"));
  });
}

/** Changes the password and ends the user's other sessions. Fields `current_password` and `password`. */
export async function changePassword(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction(
    { event: "auth.change-password", feature: "password" },
    previous,
    async (viewer) => {
      const fields = changePasswordSchema.safeParse(Object.fromEntries(data));
      if (!fields.success) return invalid(fields.error);
      const { current_password, password } = fields.data;

      const client = await requestClient();
      const refusal =
        (await checkPassword(client, viewer, current_password, SETTINGS)) ??
        (await setPassword(client, viewer, password));
      return refusal ?? done(notices.passwordChanged);
    },
  );
}

/** Requests a change of address, done once the mails' links are used. Fields `email`, `current_password`. */
export async function changeEmail(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction("auth.change-email", previous, async (viewer) => {
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
    // An address that is already taken gets no mail, and the user is not told (account enumeration).
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
