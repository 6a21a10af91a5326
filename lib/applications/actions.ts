"use server";

import { refresh } from "next/cache";
import { after } from "next/server";
import {
  type ActionResult,
  done,
  invalid,
  refused,
  type Sender,
  withTypedValues,
} from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { applicationFailure } from "@/lib/copy/application-notices";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { storeCv } from "@/lib/documents/form-upload";
import { sendDueMails } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { apply } from "./apply";
import { applicationIdInput, applicationInput } from "./schema";

/** Fields filled in again on a page without scripts; the user must choose the file of `cv` again. */
const TYPED = ["document_id", "cover_message", "situation", "cv"];

export async function sendApplication(previous: Sender, form: FormData): Promise<ActionResult> {
  const answers = [...form.keys()].filter((name) => name.startsWith("answers."));
  return withTypedValues(form, [...TYPED, ...answers.slice(0, 3)], () => send(previous, form));
}

function send(sender: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction({ event: "applications.send", feature: "apply" }, sender, async (viewer) => {
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
      if (!(cv instanceof File) || cv.size === 0) return await apply(viewer, parsed.data);
      // Without scripts the preselected CV stays checked beside a file; any other CV conflicts with it.
      if (!["", form.get("preselected")].includes(parsed.data.document_id)) {
        return refused(notices.formIncomplete, { cv: validation.oneCv });
      }
      const stored = await storeCv(cv);
      if ("refusal" in stored) return refused(stored.refusal);
      // The file is now one of the saved CVs: a later refusal does not ask for it again.
      form.set("document_id", stored.id);
      form.delete("cv");
      return await apply(viewer, { ...parsed.data, document_id: stored.id });
    } catch (error) {
      logError("applications.send", error);
      return refused(applicationFailure(parsed.data.kind));
    }
  });
}

/** Withdraws an application: the recruiter keeps the row but can no longer open the CV. */
export async function withdrawApplication(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction(
    { event: "applications.withdraw", feature: "application-withdraw" },
    previous,
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

/** Sends the recruiter a reminder, once, after the response deadline. The mail may leave a little later. */
export async function remindRecruiter(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction("applications.remind", previous, async () => {
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
