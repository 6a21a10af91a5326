"use server";

import { refresh } from "next/cache";
import { after } from "next/server";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/notices";
import { someStatusesKept, statusesChanged } from "@/lib/copy/received-notices";
import { takeRate } from "@/lib/limits";
import { sendDueMails } from "@/lib/mail/due-mails";
import { changeEach, whyKept } from "./changing-statuses";
import { type StatusChangeResult, statusChangeInput } from "./status-change";

/**
 * Gives one or several applications a status, with the same words to each person. Each is changed
 * or not for itself, and the answer says so; the mails leave once it is given.
 */
export async function changeStatuses(
  _previous: ActionResult | null,
  form: FormData,
): Promise<StatusChangeResult> {
  return viewerAction<StatusChangeResult>("applications.status", async (viewer) => {
    if (viewer.role !== "recruteur") return refused(notices.adminRefused);
    const parsed = statusChangeInput.safeParse({
      ids: [...new Set(form.getAll("id"))],
      status: form.get("status"),
      message: form.get("message") ?? "",
    });
    if (!parsed.success) return invalid(parsed.error);
    const rate = await takeRate("status-change", viewer.id);
    if (!rate.allowed) return refused(failure("Trop de changements", tryAgainIn(rate.retryAfter)));

    const { ids, status } = parsed.data;
    const { changed, kept } = await changeEach(parsed.data);
    if (changed.length > 0) after(() => sendDueMails());
    refresh();
    if (kept.length === 0) return { ...done(statusesChanged(changed.length, status)), changed };
    const reasons = await whyKept(kept, status);
    const notice = someStatusesKept({ changed: changed.length, of: ids.length, status, reasons });
    return { ...refused(notice), changed };
  });
}
