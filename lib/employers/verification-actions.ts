"use server";

import { FunctionsHttpError } from "@supabase/supabase-js";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { operatorAction, recruiterAction } from "@/lib/actions/viewer-action";
import { employerNotices } from "@/lib/copy/employer-notices";
import { type Notice, notices } from "@/lib/copy/notices";
import { trustNotices } from "@/lib/copy/trust-notices";
import { validation } from "@/lib/copy/validation";
import {
  addressElsewhere,
  verificationNotices,
  verificationWithdrawn,
} from "@/lib/copy/verification-notices";
import { logError } from "@/lib/log";
import { requestMail, sendDueMails } from "@/lib/mail/sending";
import { asKind } from "@/lib/publications/kinds";
import { revalidateWithdrawn } from "@/lib/publications/revalidation";
import { requestClient } from "@/lib/supabase/server";
import { isTooMany } from "@/lib/supabase/too-many";
import { addressSchema, requiredText } from "@/lib/text/fields";
import { parseToken } from "@/lib/text/search";
import { revalidateVerified } from "./revalidation";
import { listOwnedIds } from "./verification-queries";

const REASON_LENGTH = 2_000;
const asked = z.object({ id: z.uuid() });
const askedByMail = addressSchema.extend({ id: z.uuid() });
const operated = z.object({
  id: z.uuid(),
  verified: z.enum(["1", "0"]),
  send_back: z.literal("1").optional(),
  // As the page showed them, to the letter.
  shown_name: z.string().max(200).optional(),
  shown_website: z.string().max(2_000).optional(),
  reason: requiredText(validation.reasonRequired, REASON_LENGTH),
});

const REFUSALS: Record<string, Notice> = {
  not_owner: verificationNotices.notOwner,
  employer_withheld: employerNotices.withheld,
  domain_withheld: verificationNotices.domainWithheld,
  site_missing: verificationNotices.siteMissing,
  site_shared: verificationNotices.siteShared,
  name_taken: verificationNotices.nameTaken,
  address_invalid: verificationNotices.addressInvalid,
  address_free: verificationNotices.addressFree,
  address_of_students: verificationNotices.addressOfStudents,
  own_case: trustNotices.ownCase,
  name_changed: verificationNotices.operatedOther,
  nothing_to_withdraw: verificationNotices.nothingToWithdraw,
};

/** What is said at the field of the address, beside the notice. */
const OF_THE_ADDRESS: Notice[] = [
  verificationNotices.addressInvalid,
  verificationNotices.addressFree,
  verificationNotices.addressOfStudents,
];

type DatabaseError = { message: string; details?: string | null };

function refusal(event: string, error: DatabaseError): ActionResult {
  if (isTooMany(error)) return refused(verificationNotices.tooMany);
  if (error.message.includes("address_elsewhere")) {
    return atTheAddress(addressElsewhere(error.details));
  }
  const known = Object.keys(REFUSALS).find((name) => error.message.includes(name));
  if (!known) logError(event, error);
  const notice = REFUSALS[known ?? ""] ?? verificationNotices.failed;
  return OF_THE_ADDRESS.includes(notice) ? atTheAddress(notice) : refused(notice);
}

function atTheAddress(notice: Notice): ActionResult {
  return refused(notice, { email: notice.description ?? notice.title });
}

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
      const status = error instanceof FunctionsHttpError ? error.context.status : 0;
      if (status === 409) return refused(verificationNotices.nameTaken);
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
      send_back: !verified && chosen.send_back === "1",
      shown_name: chosen.shown_name,
      shown_website: chosen.shown_website,
    });
    if (error) return refusal("employer.operate", error);
    await revalidateVerified([employer]);
    revalidateWithdrawn(data.map(({ kind, item_id }) => ({ kind: asKind(kind), id: item_id })));
    return done(verified ? verificationNotices.operated : verificationWithdrawn(data.length));
  });
}
