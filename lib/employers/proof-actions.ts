"use server";

import { FunctionsHttpError } from "@supabase/supabase-js";
import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { operatorAction, recruiterAction } from "@/lib/actions/viewer-action";
import { type Notice, notices } from "@/lib/copy/notices";
import { trustNotices } from "@/lib/copy/trust-notices";
import { validation } from "@/lib/copy/validation";
import { verificationNotices } from "@/lib/copy/verification-notices";
import { visible } from "@/lib/ground/visible";
import { logError } from "@/lib/log";
import { sendDueMails } from "@/lib/mail/sending";
import { requestClient } from "@/lib/supabase/server";
import { choice, requiredText } from "@/lib/text/fields";
import { isUuid } from "@/lib/text/search";
import { revalidateVerified } from "./revalidation";
import { MAX_PROOF_BYTES } from "./verification";

const REFUSALS: Record<string, Notice> = {
  not_owner: verificationNotices.notOwner,
  invalid_file: verificationNotices.proofInvalid,
  not_found: verificationNotices.proofGone,
  already_decided: verificationNotices.proofGone,
  name_changed: verificationNotices.nameChanged,
  own_case: trustNotices.ownCase,
};

/** Calls the one function that reaches the store; null when it did what it was asked. */
async function ask(
  event: string,
  body: ArrayBuffer | object,
  headers: Record<string, string> = {},
): Promise<ActionResult | null> {
  const client = await requestClient();
  const { error } = await client.functions.invoke("employer-documents", { body, headers });
  if (!error) return null;
  const answer: unknown =
    error instanceof FunctionsHttpError ? await error.context.json().catch(() => null) : null;
  const reason = String(Object(answer).error ?? "no_answer");
  if (!Object.hasOwn(REFUSALS, reason)) logError(event, error, { reason });
  return refused(REFUSALS[reason] ?? verificationNotices.failed);
}

/** Sends a document by which an operator can verify the employer. */
export async function sendProof(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.proof", async () => {
    const file = form.get("document");
    const employer = String(form.get("id") ?? "");
    if (!isUuid(employer)) return refused(verificationNotices.notOwner);
    if (!(file instanceof File) || file.size === 0 || file.size > MAX_PROOF_BYTES) {
      return refused(verificationNotices.proofInvalid);
    }
    const refusal = await ask("employer.proof", await file.arrayBuffer(), {
      "content-type": "application/pdf",
      "x-employer": employer,
      "x-file-name": encodeURIComponent(
        visible(file.name).slice(0, 150).toWellFormed().trim() || "document.pdf",
      ),
    });
    if (refusal) return refusal;
    refresh();
    return done(verificationNotices.proofSent);
  });
}

/** Verifies an employer on its document, or does not, with the reason that its owners read. */
export async function decideProof(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("employer.decide-proof", async () => {
    const id = String(form.get("id") ?? "");
    // Several of these stand on one page.
    const fields = z
      .object({
        verified: choice(["1", "0"]),
        reason: requiredText(validation.reasonRequired, 2_000),
      })
      .safeParse({ verified: form.get(`verified-${id}`), reason: form.get(`reason-${id}`) });
    if (!fields.success) {
      const wrong = Object.entries(invalid(fields.error).fieldErrors ?? {});
      return refused(
        notices.formIncomplete,
        Object.fromEntries(wrong.map(([name, message]) => [`${name}-${id}`, message])),
      );
    }
    const { verified, reason } = fields.data;
    const refusal = await ask("employer.decide-proof", {
      decide: id,
      verified: verified === "1",
      reason,
    });
    if (refusal) return refusal;
    await revalidateVerified([String(form.get("employer") ?? "")].filter(isUuid));
    refresh();
    await sendDueMails();
    return done(verificationNotices.proofDecided);
  });
}
