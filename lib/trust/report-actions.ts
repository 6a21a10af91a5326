"use server";

import { z } from "zod";
import { HONEYPOT } from "@/lib/actions/honeypot";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { inFrench } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure } from "@/lib/copy/notices";
import { trustNotices } from "@/lib/copy/trust-notices";
import { validation } from "@/lib/copy/validation";
import { takeRate } from "@/lib/limits";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { isTooMany } from "@/lib/supabase/too-many";
import { choice, optionalText } from "@/lib/text/fields";
import { textFields } from "@/lib/text/plain";
import { MESSAGE_LENGTH, type ReportReason, reportReasons } from "./reporting";

const reasons = Object.keys(reportReasons) as ReportReason[];

const schema = z.object({
  kind: z.string().min(1).max(40),
  id: z.uuid(),
  reason: choice(reasons),
  message: optionalText(MESSAGE_LENGTH),
  email: optionalText(254).pipe(z.email(validation.emailInvalid).nullable()),
});

/** Reports a publication or a comment, by somebody with an account or without. */
export async function reportContent(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  const values = textFields(data, ["reason", "message", "email"]);
  const result = await inFrench("report.send", () => send(data));
  return { ...result, values };
}

async function send(data: FormData): Promise<ActionResult> {
  // A robot is told that it succeeded.
  if (data.get(HONEYPOT)) return done(trustNotices.reportSent);
  const fields = schema.safeParse(Object.fromEntries(data));
  if (!fields.success) return invalid(fields.error);
  const rate = await takeRate("report", fields.data.email ?? "");
  if (!rate.allowed) {
    return refused(failure(trustNotices.reportTooMany.title, tryAgainIn(rate.retryAfter)));
  }
  const { kind, id, reason, message, email } = fields.data;
  // With the session of whoever is signed in: the report is theirs then, and counts once.
  const client = await requestClient();
  const { error } = await client.rpc("report_content", {
    kind,
    item_id: id,
    reason,
    message: message ?? undefined,
    email: email ?? undefined,
  });
  if (isTooMany(error)) return refused(trustNotices.reportTooMany);
  if (error?.message.includes("nothing_to_report")) return refused(trustNotices.reportGone);
  if (error) {
    logError("report.store", error);
    return refused(trustNotices.reportFailed);
  }
  return done(trustNotices.reportSent);
}
