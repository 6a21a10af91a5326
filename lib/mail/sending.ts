import "server-only";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";

/**
 * Has the mails sent that the viewer's acts have called for: a status changed, a reminder, a
 * publication filled or removed. The database keeps what is due and writes it into the history, so
 * call this after the act; what does not leave now leaves at the next round of the operator's
 * scheduler. True when nothing is left to send.
 * @param applicationId for the mails about one application
 */
export async function sendDueMails(applicationId?: string): Promise<boolean> {
  const client = await requestClient();
  const { error } = await client.functions.invoke("send-mails", {
    body: { applicationId },
  });
  if (error) logError("mail.due", error);
  return !error;
}

/**
 * Asks the Edge Function to send the mails of a stored request at once. This server holds no SMTP secret
 * and names no recipient: the id is all that leaves. False where they leave later, with a round of the
 * scheduler.
 */
export async function requestMail(
  kind: "contact" | "newsletter" | "alert" | "employer" | "invitation",
  id: string,
): Promise<boolean> {
  const { error } = await visitorClient().functions.invoke("send-site-email", {
    body: { kind, id },
  });
  if (error) logError("mail.request", error, { kind });
  return !error;
}
