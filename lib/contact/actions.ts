"use server";

import { HONEYPOT } from "@/lib/actions/honeypot";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { refuseOtherAccount, withErrorMessage } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, notices } from "@/lib/copy/server-notices";
import { suspensionNotice } from "@/lib/copy/suspension";
import { requestMail } from "@/lib/mail/sending";
import { logError } from "@/lib/monitoring/log";
import { isTooMany, LONGEST_LIMIT, takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { textFields } from "@/lib/text/plain";
import { contactFields, contactSchema } from "./schema";

/** Stores a message, then has it mailed and acknowledged. The form always comes back filled in. */
export async function sendContactMessage(previous: Sender, data: FormData): Promise<ActionResult> {
  const values = textFields(data, contactFields);
  const result = await withErrorMessage(
    "contact.send",
    async () => (await refuseOtherAccount(previous)) ?? send(values, data.get(HONEYPOT)),
  );
  return { ...result, values };
}

async function send(
  values: Record<string, string>,
  trap: FormDataEntryValue | null,
): Promise<ActionResult> {
  const suspended = suspensionNotice("contact");
  if (suspended) return refused(suspended);
  // Robots get the answer of a success.
  if (trap) return done(notices.contactSent);

  const fields = contactSchema.safeParse(values);
  if (!fields.success) return invalid(fields.error);

  const rate = await takeRateLimit("contact", fields.data.email);
  if (!rate.allowed) {
    return refused(failure(notices.contactFailed.title, tryAgainIn(rate.retryAfter)));
  }

  // Uses the viewer's session, so that the message is part of their data export.
  const client = await requestClient();
  const { data: id, error } = await client.rpc("send_contact_message", fields.data);
  if (isTooMany(error)) {
    return refused(failure(notices.contactFailed.title, tryAgainIn(LONGEST_LIMIT)));
  }
  if (error) {
    logError("contact.store", error);
    return refused(notices.contactFailed);
  }
  return done((await requestMail("contact", id)) ? notices.contactSent : notices.contactStored);
}
