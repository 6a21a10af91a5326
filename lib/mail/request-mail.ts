import "server-only";
import { logError } from "@/lib/log";
import { visitorClient } from "@/lib/supabase/visitor";

/**
 * Asks the Edge Function to send the mails of a stored request. This server holds no SMTP secret
 * and names no recipient: the id is all that leaves. False when nothing could be sent.
 */
export async function requestMail(kind: "contact" | "newsletter", id: string): Promise<boolean> {
  const { error } = await visitorClient().functions.invoke("send-site-email", {
    body: { kind, id },
  });
  if (error) logError("mail.request", error, { kind });
  return !error;
}
