import type { MailMessage } from "#supabase/functions/_shared/environment.ts";
import type { DueMail } from "#supabase/functions/_shared/mail-rows.ts";
import {
  expired,
  filled,
  interview,
  left,
  refusal,
  removed,
  unanswered,
  underReview,
} from "#supabase/functions/_shared/mails/application-status.ts";
import { answerDue, reminder } from "#supabase/functions/_shared/mails/reminders.ts";

/** The mail that tells of an event; null when there is nobody to tell, or nothing to say. */
export function newsMail(mail: DueMail, siteUrl: string): MailMessage | null {
  switch (mail.kind) {
    case "status":
      return statusMail(mail, siteUrl);
    case "expired":
      return expired(mail, siteUrl);
    case "filled":
      return filled(mail, siteUrl);
    case "removed":
      return removed(mail, siteUrl);
    case "left":
      return left(mail, siteUrl);
    case "reminded":
      return reminder(mail, siteUrl);
    case "answer-due":
      return answerDue(mail, siteUrl);
    case "unanswered":
      return unanswered(mail, siteUrl);
    default:
      return null;
  }
}

function statusMail(mail: DueMail, siteUrl: string): MailMessage {
  switch (mail.status) {
    case "Entretien":
      return interview(mail, siteUrl);
    case "Refusée":
      return refusal(mail, siteUrl);
    default:
      return underReview(mail, siteUrl);
  }
}
