"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { HONEYPOT } from "@/lib/actions/honeypot";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import {
  operatorAction,
  refuseOtherAccount,
  viewerAction,
  withErrorMessage,
} from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import type { Notice } from "@/lib/copy/notice";
import { failure } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/monitoring/log";
import { revalidateMany } from "@/lib/publications/revalidation";
import { isTooMany, takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { choice, optionalText, requiredText } from "@/lib/text/fields";
import { textFields } from "@/lib/text/plain";
import { asReportable, MESSAGE_LENGTH, type ReportReason, reasonsFor } from "./reporting";
import { type DecisionName, decisions, REASON_LENGTH } from "./schema";

const reasons = Object.keys(reasonsFor("comment")) as ReportReason[];

const schema = z.object({
  kind: z.string().min(1).max(40),
  id: z.uuid(),
  reason: choice(reasons),
  message: optionalText(MESSAGE_LENGTH),
  email: optionalText(254).pipe(z.email(validation.emailInvalid).nullable()),
});

/** Reports a publication or a comment, with or without an account. */
export async function reportContent(previous: Sender, data: FormData): Promise<ActionResult> {
  const values = textFields(data, ["reason", "message", "email"]);
  const result = await withErrorMessage(
    "report.send",
    async () => (await refuseOtherAccount(previous)) ?? send(data),
  );
  return { ...result, values };
}

async function send(data: FormData): Promise<ActionResult> {
  // Robots get the answer of a success.
  if (data.get(HONEYPOT)) return done(moderationNotices.reportSent);
  const fields = schema.safeParse(Object.fromEntries(data));
  if (!fields.success) return invalid(fields.error);
  const rate = await takeRateLimit("report", fields.data.email ?? "");
  if (!rate.allowed) {
    return refused(failure(moderationNotices.reportTooMany.title, tryAgainIn(rate.retryAfter)));
  }
  const { kind, id, reason, message, email } = fields.data;
  // Uses the viewer's session, so that the report is theirs and counts once.
  const client = await requestClient();
  const { error } = await client.rpc("report_content", {
    kind,
    item_id: id,
    reason,
    message: message ?? undefined,
    email: email ?? undefined,
  });
  if (isTooMany(error)) return refused(moderationNotices.reportTooMany);
  if (error?.message.includes("nothing_to_report")) return refused(moderationNotices.reportGone);
  if (error) {
    logError("report.store", error);
    return refused(moderationNotices.reportFailed);
  }
  return done(moderationNotices.reportSent);
}

const reason = requiredText(validation.reasonRequired, REASON_LENGTH);
const decision = z
  .object({
    id: z.uuid(),
    version: z.coerce.number().int().positive(),
    decision: choice(Object.keys(decisions) as DecisionName[]),
    reason: optionalText(REASON_LENGTH),
    block_domain: z.literal("1").optional(),
  })
  .refine(({ decision: name, reason: reasonText }) => name === "approved" || reasonText !== null, {
    path: ["reason"],
    error: validation.reasonRequired,
  });
const review = z.object({ id: z.uuid(), review: choice(["upheld", "overturned"]), reason });
const suspension = z.object({ id: z.uuid(), reason });
const contest = z.object({ id: z.uuid(), words: reason });

type Answer = {
  data: { kind: string; item_id: string }[] | null;
  error: { message: string } | null;
};

const REFUSALS: Record<string, Notice> = {
  already_decided: moderationNotices.caseDecidedBefore,
  changed_meanwhile: moderationNotices.changedSince,
  nobody_to_suspend: moderationNotices.nobodyToSuspend,
  cannot_suspend_operator: moderationNotices.operatorNotSuspended,
  cannot_publish: moderationNotices.cannotPublish,
  own_case: moderationNotices.ownCase,
};

/** Invalidates the pages that changed and sends the mails, or returns the error's message. */
function settled(event: string, { data, error }: Answer): ActionResult {
  if (error) {
    const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
    if (!known) logError(event, error);
    return refused(REFUSALS[known ?? ""] ?? moderationNotices.caseFailed);
  }
  revalidateMany(
    (data ?? []).map(({ kind, item_id }) => ({ kind: asReportable(kind), id: item_id })),
  );
  return done(moderationNotices.caseDecided);
}

/** Decides a case: on its target, in the version that the operator read, or on its author. */
export async function decideCase(previous: Sender, form: FormData): Promise<ActionResult> {
  return operatorAction("case.decide", previous, async () => {
    const parsed = decision.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id, version, decision: name, reason: reasonText, block_domain } = parsed.data;
    const client = await requestClient();
    const answer = await client.rpc("decide_case", {
      case_id: id,
      version,
      decision: name,
      ...(reasonText !== null && { reason: reasonText }),
      block_domain: block_domain === "1",
    });
    return settled("case.decide", answer);
  });
}

/** Upholds or reverses a decision. */
export async function reviewCase(previous: Sender, form: FormData): Promise<ActionResult> {
  return operatorAction("case.review", previous, async () => {
    const parsed = review.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    return settled(
      "case.review",
      await client.rpc("review_case", {
        case_id: parsed.data.id,
        overturn: parsed.data.review === "overturned",
        reason: parsed.data.reason,
      }),
    );
  });
}

export async function suspendAccount(previous: Sender, form: FormData): Promise<ActionResult> {
  return operatorAction("account.suspend", previous, async () => {
    const parsed = suspension.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    return settled(
      "account.suspend",
      await client.rpc("suspend_account", { person: parsed.data.id, reason: parsed.data.reason }),
    );
  });
}

/** Contests a decision on the viewer's own publications or account; a suspended account may too. */
export async function contestCase(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction("case.contest", previous, async () => {
    const parsed = contest.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { error } = await client.rpc("contest_case", {
      case_id: parsed.data.id,
      words: parsed.data.words,
    });
    if (error) {
      if (!error.message.includes("cannot_contest")) logError("case.contest", error);
      return refused(moderationNotices.contestFailed);
    }
    refresh();
    return done(moderationNotices.contestSent);
  });
}
