"use server";

import { FunctionsHttpError } from "@supabase/supabase-js";
import { refresh } from "next/cache";
import { z } from "zod";
import {
  type ActionResult,
  done,
  invalid,
  refused,
  type Sender,
  withTypedValues,
} from "@/lib/actions/result";
import { operatorAction, recruiterAction } from "@/lib/actions/viewer-action";
import {
  addressElsewhere,
  employerNotices,
  verificationNotices,
} from "@/lib/copy/employer-notices";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { type Notice, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { requestMail, sendDueMails } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { visible } from "@/lib/shared/visible-text";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import { addressSchema, requiredText } from "@/lib/text/fields";
import { revalidateVerified } from "./revalidation";
import { MAX_PROOF_BYTES } from "./verification";

const siteCheckSchema = z.object({ id: z.uuid() });
const mailCheckSchema = addressSchema.extend({ id: z.uuid() });
const confirmed = z.object({ id: z.uuid(), code: requiredText(validation.codeRequired, 20) });
const decided = z.object({
  id: z.uuid(),
  verified: z.enum(["1", "0"]),
  // Exactly as the page showed them to the operator.
  shown_name: z.string().max(200),
  shown_website: z.string().max(2_000),
  reason: requiredText(validation.reasonRequired, 2_000),
  legal_name: z.string().max(200).nullable(),
});

/** Messages by error code of the database, or of an Edge Function. */
const REFUSALS: Record<string, Notice> = {
  not_owner: verificationNotices.notOwner,
  employer_hidden: employerNotices.takenDown,
  site_missing: verificationNotices.siteMissing,
  site_shared: verificationNotices.siteShared,
  name_taken: verificationNotices.nameTaken,
  address_invalid: verificationNotices.addressInvalid,
  too_many: verificationNotices.tooMany,
  not_shown: verificationNotices.notShown,
  invalid_file: verificationNotices.proofInvalid,
  already_decided: verificationNotices.alreadyDecided,
  name_changed: verificationNotices.nameChanged,
  own_case: moderationNotices.ownCase,
};

/** Returns the message for an error, at the address field if that is wrong. Logs unknown errors. */
function refusal(event: string, error: { message: string; details?: string | null }): ActionResult {
  if (error.message.includes("address_elsewhere")) {
    const notice = addressElsewhere(error.details);
    return refused(notice, { email: notice.description ?? notice.title });
  }
  const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
  if (!known) logError(event, error);
  return refused(REFUSALS[known ?? ""] ?? verificationNotices.failed);
}

/** Calls an Edge Function; null on success. */
async function invoke(
  event: string,
  name: string,
  body: ArrayBuffer | object,
  headers: Record<string, string> = {},
): Promise<ActionResult | null> {
  const client = await requestClient();
  const { error } = await client.functions.invoke(name, { body, headers });
  if (!error) return null;
  const answer: unknown =
    error instanceof FunctionsHttpError ? await error.context.json().catch(() => null) : null;
  return refusal(event, { message: String(Object(answer).error ?? "no_answer") });
}

async function verified(employer: string): Promise<ActionResult> {
  await revalidateVerified([employer]);
  refresh();
  return done(verificationNotices.verified);
}

/** Sends a code to an address at the company's domain; the owner's own confirmed address needs none. */
export async function askByMail(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.ask-mail", previous, async () => {
    const parsed = mailCheckSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id: employer, email } = parsed.data;
    const client = await requestClient();
    const { data, error } = await client.rpc("ask_employer_check", {
      employer,
      way: "mail",
      email,
    });
    if (error) return refusal("employer.ask-mail", error);
    if (data === null) return verified(employer);
    refresh();
    const isSent = await requestMail("employer", data);
    return done(isSent ? verificationNotices.mailSent : verificationNotices.mailDelayed);
  });
}

export async function confirmByMail(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.confirm", previous, async () => {
    const parsed = confirmed.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id: employer, code } = parsed.data;
    const client = await requestClient();
    const { data, error } = await client.rpc("confirm_employer_check", { employer, code });
    if (error) return refusal("employer.confirm", error);
    const { codeWrong } = verificationNotices;
    return data ? verified(employer) : refused(codeWrong, { code: codeWrong.title });
  });
}

/** Creates the token to publish at the company's domain. */
export async function askBySite(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.ask-site", previous, async () => {
    const parsed = siteCheckSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { error } = await client.rpc("ask_employer_check", {
      employer: parsed.data.id,
      way: "site",
    });
    if (error) return refusal("employer.ask-site", error);
    refresh();
    return done(verificationNotices.tokenMade);
  });
}

export async function lookAtSite(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.look", previous, async () => {
    const parsed = siteCheckSchema.extend({ check: z.uuid() }).safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id, check } = parsed.data;
    return (await invoke("employer.look", "verify-employer", { check })) ?? verified(id);
  });
}

/** Sends a document by which an operator can verify the company. */
export async function sendProof(previous: Sender, form: FormData): Promise<ActionResult> {
  return withTypedValues(form, ["document"], () => storeProof(previous, form));
}

function storeProof(sender: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("employer.proof", sender, async () => {
    const file = form.get("document");
    const employer = String(form.get("id") ?? "");
    if (!isUuid(employer)) return refused(verificationNotices.notOwner);
    if (!(file instanceof File) || file.size === 0 || file.size > MAX_PROOF_BYTES) {
      return refused(verificationNotices.proofInvalid);
    }
    const failed = await invoke("employer.proof", "employer-documents", await file.arrayBuffer(), {
      "content-type": "application/pdf",
      "x-employer": employer,
      "x-file-name": encodeURIComponent(
        visible(file.name).slice(0, 150).toWellFormed().trim() || "document.pdf",
      ),
      "x-legal-name": encodeURIComponent(
        visible(String(form.get("legal_name") ?? ""))
          .slice(0, 200)
          .toWellFormed()
          .trim(),
      ),
    });
    if (failed) return failed;
    refresh();
    return done(verificationNotices.proofSent);
  });
}

/** Verifies a company, refuses or revokes it, for operators, with a reason that its owners read. */
export async function decideVerification(previous: Sender, form: FormData): Promise<ActionResult> {
  return operatorAction("employer.decide", previous, async () => {
    // A page has several of these forms: field ids end with the id of the request.
    const of = (name: string) => `${name}-${form.get("id")}`;
    const parsed = decided.safeParse({
      ...Object.fromEntries(form),
      verified: form.get(of("verified")),
      reason: form.get(of("reason")),
      legal_name: form.get(of("legal")),
    });
    if (!parsed.success) {
      const wrong = Object.entries(invalid(parsed.error).fieldErrors ?? {});
      return refused(
        notices.formIncomplete,
        Object.fromEntries(wrong.map(([name, message]) => [of(name), message])),
      );
    }
    const { id: decide, reason, shown_name, shown_website, legal_name, ...chosen } = parsed.data;
    const failed = await invoke("employer.decide", "employer-documents", {
      ...{ decide, verified: chosen.verified === "1", reason, shown_name, shown_website },
      legal_name,
    });
    if (failed) return failed;
    await revalidateVerified([decide]);
    refresh();
    await sendDueMails();
    return done(verificationNotices.decided);
  });
}
