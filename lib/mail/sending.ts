import "server-only";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";

/**
 * Sends the mails that the viewer's actions have queued: a change of status, a reminder, a publication
 * filled or removed. The database queues and logs them, so call this after the action; what fails now is
 * sent at the scheduler's next round. True when nothing is left to send.
 * @param applicationId restricts it to the mails about one application
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
 * and names no recipient: it passes only the id. False when they are left to the scheduler's next round.
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
