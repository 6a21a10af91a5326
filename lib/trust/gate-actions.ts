"use server";

import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { operatorAction } from "@/lib/actions/viewer-action";
import { gateNotices } from "@/lib/copy/gate-notices";
import type { Notice } from "@/lib/copy/notice";
import { trustNotices } from "@/lib/copy/trust-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/log";
import { asKind } from "@/lib/publications/kinds";
import { revalidateWithdrawn } from "@/lib/publications/revalidation";
import { requestClient } from "@/lib/supabase/server";
import { choice, optionalText } from "@/lib/text/fields";
import { REASON_LENGTH } from "./schema";

const decision = z
  .object({
    id: z.uuid(),
    outcome: choice(["approved", "refused"]),
    reason: optionalText(REASON_LENGTH),
  })
  .refine(({ outcome, reason }) => outcome === "approved" || reason !== null, {
    path: ["reason"],
    error: validation.reasonRequired,
  });

const REFUSALS: Record<string, Notice> = {
  already_decided: gateNotices.decidedBefore,
  cannot_publish: gateNotices.cannotPublish,
  own_case: trustNotices.ownCase,
};

/** Lets a publication that waits appear, or refuses it with the reason that its author reads. */
export async function decideReview(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("gate.decide", async () => {
    const parsed = decision.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id, outcome, reason } = parsed.data;
    const client = await requestClient();
    const { data, error } = await client.rpc("decide_review", {
      review_id: id,
      outcome,
      reason: reason ?? undefined,
    });
    if (error) {
      const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
      if (!known) logError("gate.decide", error);
      return refused(REFUSALS[known ?? ""] ?? gateNotices.decisionFailed);
    }
    revalidateWithdrawn(data.map(({ kind, item_id }) => ({ kind: asKind(kind), id: item_id })));
    return done(gateNotices[outcome]);
  });
}
