import "server-only";
import { sendDueMails } from "@/lib/mail/due-mails";

/**
 * Tells a candidate of the status that the viewer, a recruiter, has just given to an application.
 * False when the mail has not left yet; it then leaves later by itself.
 */
export function mailStatusChange(applicationId: string): Promise<boolean> {
  return sendDueMails(applicationId);
}
