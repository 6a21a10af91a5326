"use server";

import { redirect } from "next/navigation";
import { type ActionResult, done, invalid, refused, withTypedValues } from "@/lib/actions/result";
import { withErrorMessage } from "@/lib/actions/viewer-action";
import { authErrorText, otherWaysIn, tryAgainIn } from "@/lib/copy/auth-errors";
import { withNotice } from "@/lib/copy/flash-parameter";
import { failure, notices } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import { inConstantTime } from "./constant-time";
import { landingPath } from "./guard";
import { rememberDevice } from "./known-device";
import { codePath, safeNext } from "./next-path";
import { toRole } from "./roles";
import { signInSchema, signUpSchema } from "./schema";
import { takeSignInAttempt } from "./sign-in-limit";
import { hasTwoFactor } from "./two-factor";

const SIGN_IN_FAILED = "Erreur de connexion";
const SIGN_UP_FAILED = "Erreur d’inscription";

/** Fields `email`, `password`, and `suivant`, where to go afterwards. Goes there when it worked. */
export async function signIn(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return withTypedValues(data, ["email"], () =>
    withErrorMessage("auth.sign-in", async () => {
      const fields = signInSchema.safeParse(Object.fromEntries(data));
      if (!fields.success) return invalid(fields.error);
      const { email, password } = fields.data;

      const turn = await takeSignInAttempt(email);
      if (!turn.allowed) {
        const wait = tryAgainIn(turn.retryAfter);
        const sentence = turn.isKnownDevice ? wait : `${wait} ${otherWaysIn}`;
        return refused(failure(SIGN_IN_FAILED, sentence));
      }

      const client = await requestClient();
      const { data: session, error } = await inConstantTime(() =>
        client.auth.signInWithPassword({ email, password }),
      );
      if (error) return refused(failure(SIGN_IN_FAILED, authErrorText(error)));

      const { data: profile } = await client
        .from("profiles")
        .select("role")
        .eq("id", session.user.id)
        .maybeSingle();
      await Promise.all([turn.giveBack(), rememberDevice(email)]);
      const next = safeNext(data.get("suivant"));
      if (hasTwoFactor(session.user)) return redirect(codePath(next));
      return redirect(withNotice(landingPath(toRole(profile?.role), next), "bienvenue"));
    }),
  );
}

/** What the service answers about an address that it knows already; people must not learn that. */
const ALREADY_KNOWN = ["user_already_exists", "email_exists", "over_email_send_rate_limit"];

/** Fields `full_name`, `email`, `password`, `role`. The account waits for its confirmation. */
export async function signUp(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
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
          // The mail may be opened on another device: where to go waits with the account.
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
