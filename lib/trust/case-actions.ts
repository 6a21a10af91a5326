"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { operatorAction, viewerAction } from "@/lib/actions/viewer-action";
import type { Notice } from "@/lib/copy/notice";
import { trustNotices } from "@/lib/copy/trust-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/log";
import { revalidateWithdrawn } from "@/lib/publications/revalidation";
import { requestClient } from "@/lib/supabase/server";
import { choice, optionalText, requiredText } from "@/lib/text/fields";
import { asReportable } from "./reporting";
import { type Outcome, outcomes, REASON_LENGTH } from "./schema";

const reason = requiredText(validation.reasonRequired, REASON_LENGTH);
/** Which words the answer is about; an account has none. */
const shown = z.string().max(64).optional();
const decision = z.object({
  id: z.uuid(),
  shown,
  outcome: choice(Object.keys(outcomes) as Outcome[]),
  reason,
});
const review = z.object({ id: z.uuid(), shown, review: choice(["upheld", "overturned"]), reason });
const correction = z
  .object({
    id: z.uuid(),
    shown,
    accepted: choice(["1", "0"]),
    missing: optionalText(REASON_LENGTH),
  })
  .refine(({ accepted, missing }) => accepted === "1" || missing !== null, {
    path: ["missing"],
    error: validation.reasonRequired,
  });
const suspension = z.object({ id: z.uuid(), reason });
const contest = z.object({ id: z.uuid(), words: reason });

type Answer = {
  data: { kind: string; item_id: string }[] | null;
  error: { message: string } | null;
};

/** What the database refuses, as people read it. */
const REFUSALS: Record<string, Notice> = {
  already_decided: trustNotices.caseDecidedBefore,
  nothing_to_review: trustNotices.caseDecidedBefore,
  changed_since: trustNotices.changedSince,
  nobody_to_suspend: trustNotices.nobodyToSuspend,
  cannot_suspend_operator: trustNotices.operatorNotSuspended,
  cannot_publish: trustNotices.cannotPublish,
  own_case: trustNotices.ownCase,
  own_decision: trustNotices.ownDecision,
};

/** The pages that changed are drawn anew, and the mails leave. */
function settled(
  event: string,
  { data, error }: Answer,
  notice: Notice = trustNotices.caseDecided,
): ActionResult {
  if (error) {
    const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
    if (!known) logError(event, error);
    return refused(REFUSALS[known ?? ""] ?? trustNotices.caseFailed);
  }
  revalidateWithdrawn(
    (data ?? []).map(({ kind, item_id }) => ({ kind: asReportable(kind), id: item_id })),
  );
  return done(notice);
}

/** Keeps, hides or removes what was reported, or suspends whoever published it. */
export async function decideCase(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("case.decide", async () => {
    const parsed = decision.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id, ...said } = parsed.data;
    const client = await requestClient();
    return settled("case.decide", await client.rpc("decide_case", { case_id: id, ...said }));
  });
}

/** Upholds a decision, or takes it back. */
export async function reviewCase(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("case.review", async () => {
    const parsed = review.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    return settled(
      "case.review",
      await client.rpc("review_case", {
        case_id: parsed.data.id,
        overturn: parsed.data.review === "overturned",
        reason: parsed.data.reason,
        shown: parsed.data.shown,
      }),
    );
  });
}

/** Puts back what its author has mended, or says what it still lacks. */
export async function answerCorrection(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("case.correction", async () => {
    const parsed = correction.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id, missing, shown } = parsed.data;
    const accepted = parsed.data.accepted === "1";
    const client = await requestClient();
    return settled(
      "case.correction",
      await client.rpc("answer_correction", {
        case_id: id,
        accepted,
        reason: missing ?? undefined,
        shown,
      }),
      accepted ? trustNotices.correctionAccepted : trustNotices.correctionRefused,
    );
  });
}

/** Suspends an account that nobody reported. */
export async function suspendAccount(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("account.suspend", async () => {
    const parsed = suspension.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    return settled(
      "account.suspend",
      await client.rpc("suspend_account", { person: parsed.data.id, reason: parsed.data.reason }),
    );
  });
}

/** Contests a decision on what is one's own; a suspended account may too. */
export async function contestCase(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction("case.contest", async () => {
    const parsed = contest.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { error } = await client.rpc("contest_case", {
      case_id: parsed.data.id,
      words: parsed.data.words,
    });
    if (error) {
      if (!error.message.includes("cannot_contest")) logError("case.contest", error);
      return refused(trustNotices.contestFailed);
    }
    refresh();
    return done(trustNotices.contestSent);
  });
}
