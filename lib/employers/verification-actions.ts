"use server";

import { FunctionsHttpError } from "@supabase/supabase-js";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { operatorAction, recruiterAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/notices";
import { validation } from "@/lib/copy/validation";
import { verificationNotices } from "@/lib/copy/verification-notices";
import { logError } from "@/lib/log";
import { requestMail, sendDueMails } from "@/lib/mail/sending";
import { revalidateWithdrawn } from "@/lib/publications/revalidation";
import { requestClient } from "@/lib/supabase/server";
import { addressSchema, requiredText } from "@/lib/text/fields";
import { parseToken } from "@/lib/text/search";
import { asReportable } from "@/lib/trust/reporting";
import { revalidateVerified } from "./revalidation";
import { listOwnedIds } from "./verification-queries";
import { refusal } from "./verification-refusals";

const REASON_LENGTH = 2_000;
const asked = z.object({ id: z.uuid() });
const askedByMail = addressSchema.extend({ id: z.uuid() });
const operated = z.object({
  id: z.uuid(),
  verified: z.enum(["1", "0"]),
  // As the page showed them, to the letter.
  shown_name: z.string().max(200).optional(),
  shown_website: z.string().max(2_000).optional(),
  reason: requiredText(validation.reasonRequired, REASON_LENGTH),
});

/** Has a link sent to an address of the employer's own domain. */
export async function askByMail(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.ask-mail", async () => {
    const parsed = askedByMail.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id: employer, email } = parsed.data;
    const client = await requestClient();
    const { data, error } = await client.rpc("ask_employer_check", {
      employer,
      way: "mail",
      email,
    });
    if (error) return refusal("employer.ask-mail", error);
    refresh();
    return (await requestMail("employer", data))
      ? done(verificationNotices.mailSent)
      : refused(verificationNotices.mailFailed);
  });
}

/** Verifies an employer whose domain the owner's own confirmed address is of. */
export async function verifyByOwnAddress(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.own-address", async () => {
    const parsed = asked.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const { id: employer } = parsed.data;
    const client = await requestClient();
    const { error } = await client.rpc("verify_by_own_address", { employer });
    if (error) return refusal("employer.own-address", error);
    await revalidateVerified([employer]);
    refresh();
    return done(verificationNotices.verified);
  });
}

/** Makes the token that the employer's domain is to show. */
export async function askBySite(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.ask-site", async () => {
    const parsed = asked.safeParse(Object.fromEntries(form));
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

/** Has the domain looked at. */
export async function lookAtSite(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("employer.look", async (viewer) => {
    const parsed = asked.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const client = await requestClient();
    const { error } = await client.functions.invoke("verify-employer", {
      body: { check: parsed.data.id },
    });
    if (error) {
      const answer: Response | null = error instanceof FunctionsHttpError ? error.context : null;
      const status = answer?.status ?? 0;
      if (answer && status === 409) {
        const { error: message } = (await answer.json()) as { error: string };
        return refusal("employer.look", { message });
      }
      if (status === 422) return refused(verificationNotices.notShown);
      if (status === 429) return refused(verificationNotices.tooMany);
      logError("employer.look", error, { status });
      return refused(verificationNotices.failed);
    }
    await revalidateVerified(listOwnedIds(viewer.id));
    refresh();
    await sendDueMails();
    return done(verificationNotices.verified);
  });
}

/** The button of the page that a mail's link leads to: following the link changes nothing. */
export async function confirmByMail(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  const result = await recruiterAction("employer.confirm", async (viewer) => {
    const token = parseToken(form.get("jeton"));
    if (token === null) return refused(verificationNotices.linkSpent);
    const client = await requestClient();
    const { data, error } = await client.rpc("confirm_employer_check", { token });
    if (error) return refusal("employer.confirm", error);
    if (data === null) return refused(verificationNotices.linkSpent);
    await revalidateVerified(listOwnedIds(viewer.id));
    await sendDueMails();
    return done(verificationNotices.verified);
  });
  if (result.status === "done") redirect("/admin/entreprise/verification");
  return result;
}

/** Verifies an employer by an operator's word, or takes its verification back. */
export async function operateVerification(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return operatorAction("employer.operate", async () => {
    const field = `reason-${form.get("id")}`;
    const parsed = operated.safeParse({ ...Object.fromEntries(form), reason: form.get(field) });
    if (!parsed.success) {
      const { reason, ...errors } = invalid(parsed.error).fieldErrors ?? {};
      return refused(notices.formIncomplete, reason ? { ...errors, [field]: reason } : errors);
    }
    const { id: employer, reason, ...chosen } = parsed.data;
    const verified = chosen.verified === "1";
    const client = await requestClient();
    const { data, error } = await client.rpc("operate_verification", {
      employer,
      verified,
      reason,
      shown_name: chosen.shown_name,
      shown_website: chosen.shown_website,
    });
    if (error) return refusal("employer.operate", error);
    await revalidateVerified([employer]);
    revalidateWithdrawn(
      data.map(({ kind, item_id }) => ({ kind: asReportable(kind), id: item_id })),
    );
    return done(verified ? verificationNotices.operated : verificationNotices.withdrawn);
  });
}
