"use server";

import { refresh } from "next/cache";
import { after } from "next/server";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { applicationFailure } from "@/lib/copy/application-notices";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/server-notices";
import { storeCv } from "@/lib/documents/form-upload";
import { sendDueMails } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { apply } from "./apply";
import { applicationIdInput, applicationInput } from "./schema";

export async function sendApplication(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction({ event: "applications.send", feature: "apply" }, async (viewer) => {
    const questions = form.getAll("questions");
    const parsed = applicationInput.safeParse({
      ...Object.fromEntries(form),
      questions,
      answers: questions.map((_, n) => ({ text: form.get(`answers.${n}.text`) ?? "" })),
    });
    if (!parsed.success) return invalid(parsed.error);
    const rate = await takeRateLimit("apply", viewer.id);
    if (!rate.allowed) return refused(failure("Trop d’envois", tryAgainIn(rate.retryAfter)));
    try {
      const cv = form.get("cv");
      if (parsed.data.document_id === "" && cv instanceof File && cv.size > 0) {
        const stored = await storeCv(cv);
        if ("refusal" in stored) return refused(stored.refusal);
        parsed.data.document_id = stored.id;
      }
      return await apply(viewer, parsed.data);
    } catch (error) {
      logError("applications.send", error);
      return refused(applicationFailure(parsed.data.kind));
    }
  });
}

/** "Retirer": the row stays for the recruiter, the CV closes. */
export async function withdrawApplication(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction(
    { event: "applications.withdraw", feature: "application-withdraw" },
    async () => {
      const id = applicationIdInput.safeParse(form.get("id"));
      if (!id.success) return refused(notices.withdrawalFailed);

      const client = await requestClient();
      const { error } = await client.rpc("withdraw_application", { application_id: id.data });
      if (error) {
        logError("applications.withdraw", error);
        return refused(notices.withdrawalFailed);
      }
      refresh();
      return done(notices.applicationWithdrawn);
    },
  );
}

/** "Relancer": once, after the day that was promised; the recruiter's mail leaves at once or a little later. */
export async function remindRecruiter(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction("applications.remind", async () => {
    const id = applicationIdInput.safeParse(form.get("id"));
    if (!id.success) return refused(notices.reminderFailed);

    const client = await requestClient();
    const { error } = await client.rpc("remind_application", { application_id: id.data });
    if (error) {
      logError("applications.remind", error);
      return refused(notices.reminderFailed);
    }
    after(() => sendDueMails(id.data));
    refresh();
    return done(notices.recruiterReminded);
  });
}
