import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment, MailMessage } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { isPlainAddress } from "#supabase/functions/_shared/mail-layout.ts";
import type {
  AlertMail,
  CaseMail,
  DigestMail,
  DueMail,
  EmployerMail,
  NewsletterMail,
  ReminderMail,
} from "#supabase/functions/_shared/mail-rows.ts";
import { alertNews } from "#supabase/functions/_shared/mails/alert.ts";
import {
  expired,
  filled,
  interview,
  left,
  refusal,
  removed,
  unanswered,
  underReview,
} from "#supabase/functions/_shared/mails/application.ts";
import { employerDecision } from "#supabase/functions/_shared/mails/employer.ts";
import {
  caseCandidate,
  caseContest,
  caseOwner,
  caseReporter,
} from "#supabase/functions/_shared/mails/moderation.ts";
import { newsletterNumber } from "#supabase/functions/_shared/mails/newsletter.ts";
import {
  answerDue,
  deadlineReminder,
  reminder,
  weeklyDigest,
} from "#supabase/functions/_shared/mails/reminders.ts";

/** The mail of an event; null without a recipient or content. */
function newsMail(mail: DueMail, siteUrl: string): MailMessage | null {
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

/** How a part of a round ended; what is unfinished the next round goes on with. */
export type Outcome = "done" | "unfinished" | "failed";

/** A row of what the database function `claim_due_mail` answers. */
type Mail = {
  key: string;
  template: string;
  /** Null when it is no longer wanted, or has no content left. */
  recipient: string | null;
  data: Record<string, unknown> | null;
};

type Writer = (data: unknown, environment: FunctionEnvironment) => MailMessage | null;

/** The mails of a decision. */
const CASE_WRITERS: Record<CaseMail["audience"], (mail: CaseMail, siteUrl: string) => MailMessage> =
  { owner: caseOwner, contest: caseContest, reporter: caseReporter, candidate: caseCandidate };

/** What each template of the outbox says. */
const WRITERS: Record<string, Writer> = {
  alert: (data, { siteUrl, postalAddress }) => alertNews(data as AlertMail, siteUrl, postalAddress),
  "deadline-reminder": (data, { siteUrl, postalAddress }) =>
    deadlineReminder(data as ReminderMail, siteUrl, postalAddress),
  "weekly-digest": (data, { siteUrl, postalAddress }) =>
    weeklyDigest(data as DigestMail, siteUrl, postalAddress),
  newsletter: (data, { siteUrl, postalAddress }) =>
    newsletterNumber(data as NewsletterMail, siteUrl, postalAddress),
  application: (data, { siteUrl }) => newsMail(data as DueMail, siteUrl),
  case: (data, { siteUrl }) => CASE_WRITERS[(data as CaseMail).audience](data as CaseMail, siteUrl),
  "employer-decision": (data, { siteUrl }) => employerDecision(data as EmployerMail, siteUrl),
};

/** So many failures in a row are the mail server's, not a mail's. */
const MAX_FAILURES = 5;

/**
 * Sends what is due in the outbox while there is time: one mail at a time is claimed, sent and settled,
 * so that whoever is killed leaves one, and one that fails lets the others pass.
 * @param filter only what that person's acts called for, or what is about one application
 * @throws when the database does not tell them.
 */
export async function sendOutbox(
  environment: FunctionEnvironment,
  filter: { caller: string | null; application: string | null },
  inTime: () => boolean,
): Promise<Outcome> {
  let outcome: Outcome = "done";
  let failures = 0;
  while (failures < MAX_FAILURES) {
    if (!inTime()) return outcome === "failed" ? outcome : "unfinished";
    const [mail] = (await callDatabase(environment, "claim_due_mail", filter)) as Mail[];
    if (mail === undefined) return outcome;
    const left = await send(mail, environment);
    failures = left ? 0 : failures + 1;
    if (!left) outcome = "failed";
  }
  return outcome;
}

/** False when it did not leave; a later round tries again. */
async function send(mail: Mail, environment: FunctionEnvironment): Promise<boolean> {
  const { key } = mail;
  try {
    const message = write(mail, environment);
    if (message !== null) await environment.sendMail(message);
  } catch (error) {
    logFailure(`send-mails.${mail.template}`, error);
    const message = error instanceof Error ? error.message : String(error);
    await callDatabase(environment, "finish_mail", { key, error: message });
    return false;
  }
  await callDatabase(environment, "finish_mail", { key });
  return true;
}

/** Null when there is no recipient left. */
function write(
  { key, template, recipient, data }: Mail,
  environment: FunctionEnvironment,
): MailMessage | null {
  if (data?.error) throw new Error(String(data.error));
  const writer = WRITERS[template];
  if (writer === undefined) throw new Error(`no mail is called ${template}`);
  if (recipient === null) return null;
  const message = writer({ ...data, email: recipient }, environment);
  if (message === null || !isPlainAddress(message.to)) return null;
  // For mailboxes, one that they already have.
  const id = `<${key.replaceAll(":", "-")}@${new URL(environment.siteUrl).hostname}>`;
  return { ...message, headers: { ...message.headers, "Message-ID": id } };
}
