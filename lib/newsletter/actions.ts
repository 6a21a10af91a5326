"use server";

import { redirect } from "next/navigation";
import { HONEYPOT } from "@/lib/actions/honeypot";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { withErrorMessage } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/server-notices";
import { suspensionNotice } from "@/lib/copy/suspension";
import { requestMail } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { isTooMany, LONGEST_LIMIT, takeRateLimit } from "@/lib/security/rate-limit";
import { visitorClient } from "@/lib/supabase/visitor";
import { parseToken } from "@/lib/text/address-values";
import { addressSchema } from "@/lib/text/fields";
import { textFields } from "@/lib/text/plain";
import { answerToken } from "./queries";

/**
 * Stores the consent and sends the confirmation mail. The response is the same for a new, a pending and a
 * subscribed address, so that it reveals nothing; a subscriber gets a mail that says so.
 */
export async function subscribeNewsletter(
  _previous: Sender,
  data: FormData,
): Promise<ActionResult> {
  const values = textFields(data, ["email"]);
  const result = await withErrorMessage("newsletter.subscribe", () =>
    subscribe(values, data.get(HONEYPOT)),
  );
  return { ...result, values };
}

async function subscribe(
  values: Record<string, string>,
  trap: FormDataEntryValue | null,
): Promise<ActionResult> {
  const suspended = suspensionNotice("newsletter");
  if (suspended) return refused(suspended);
  if (trap) return done(notices.newsletterRequested);

  const fields = addressSchema.safeParse(values);
  if (!fields.success) return invalid(fields.error);
  const { email } = fields.data;

  const rate = await takeRateLimit("newsletter", email);
  if (!rate.allowed) {
    return refused(failure(notices.newsletterFailed.title, tryAgainIn(rate.retryAfter)));
  }

  const { data: request, error } = await visitorClient().rpc("subscribe_newsletter", { email });
  if (isTooMany(error)) {
    return refused(failure(notices.newsletterFailed.title, tryAgainIn(LONGEST_LIMIT)));
  }
  if (error) logError("newsletter.store", error);
  if (error) return refused(notices.newsletterFailed);
  await requestMail("newsletter", request);
  return done(notices.newsletterRequested);
}

/** Confirms a subscription. This needs a button, because mail scanners follow links but press no buttons. */
export async function confirmNewsletter(data: FormData): Promise<void> {
  redirect(await next("/infolettre/confirmer", "confirm_newsletter", data));
}

/** Unsubscribes the address of a mail's token. */
export async function leaveNewsletter(data: FormData): Promise<void> {
  redirect(await next("/infolettre/se-desabonner", "unsubscribe_newsletter", data));
}

async function next(
  page: string,
  answer: "confirm_newsletter" | "unsubscribe_newsletter",
  data: FormData,
): Promise<string> {
  const token = parseToken(data.get("jeton"));
  const state = token === null ? "lien-perime" : await answerToken(answer, token);
  // Keeps the token after a failure, so that the same button can be pressed again.
  const retryParameter = state === "echec" && token ? `&jeton=${token}` : "";
  return `${page}?etat=${state}${retryParameter}`;
}
