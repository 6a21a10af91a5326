"use server";

import { redirect } from "next/navigation";
import { type ActionResult, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { withNotice } from "@/lib/copy/arrival-parameter";
import { authErrorText, tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { forgetRate, takeRate } from "@/lib/limits";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { hasSecondStep } from "./assurance";
import { codePath, safeNext } from "./next-path";
import { passwordAgainSchema } from "./schema";

/**
 * Fields `password` and `suivant`: a new session in this browser instead of the one of before, so that
 * the database knows by its age that the password was given just now.
 */
export async function giveAgain(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("auth.password-again", async (viewer) => {
    const fields = passwordAgainSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return invalid(fields.error);
    const rate = await takeRate("password-check", viewer.id);
    if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));

    const client = await requestClient();
    const before = (await client.auth.getSession()).data.session?.access_token;
    const { email } = viewer;
    const { data: session, error } = await client.auth.signInWithPassword({
      email,
      password: fields.data.password,
    });
    if (error?.code === "invalid_credentials") {
      return refused(notices.formIncomplete, { password: validation.passwordWrong });
    }
    if (error) return refused(failure("Erreur", authErrorText(error)));
    await forgetRate("password-check", viewer.id);
    if (before) {
      const ended = await client.auth.admin.signOut(before, "local");
      if (ended.error) logError("auth.password-again", ended.error);
    }
    const next = safeNext(data.get("suivant")) ?? "/espace-utilisateur?onglet=parametres";
    if (session.user && hasSecondStep(session.user)) return redirect(codePath(next));
    return redirect(withNotice(next, "mot-de-passe-confirme"));
  });
}
