import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment, MailMessage } from "#supabase/functions/_shared/environment.ts";
import { errorText, logFailure } from "#supabase/functions/_shared/failure.ts";
import { isPlainAddress } from "#supabase/functions/_shared/mail-layout.ts";
import type {
  AlertMail,
  AlertRequest,
  CaseMail,
  ContactMessage,
  DigestMail,
  DueMail,
  EmployerInvitation,
  EmployerMail,
  EmployerRequest,
  NewsletterMail,
  NewsletterRequest,
  ReminderMail,
  SentApplication,
} from "#supabase/functions/_shared/mail-rows.ts";
import {
  alertAlready,
  alertConfirmation,
  alertNews,
} from "#supabase/functions/_shared/mails/alert.ts";
import {
  applicationReceived,
  applicationSent,
  expired,
  filled,
  interview,
  left,
  refusal,
  removed,
  unanswered,
  underReview,
} from "#supabase/functions/_shared/mails/application.ts";
import { contactMessage, contactReceived } from "#supabase/functions/_shared/mails/contact.ts";
import {
  employerConfirmation,
  employerDecision,
  employerInvitation,
} from "#supabase/functions/_shared/mails/employer.ts";
import {
  caseCandidate,
  caseContest,
  caseOwner,
  caseReporter,
} from "#supabase/functions/_shared/mails/moderation.ts";
import {
  newsletterAlready,
  newsletterConfirmation,
  newsletterNumber,
} from "#supabase/functions/_shared/mails/newsletter.ts";
import {
  answerDue,
  deadlineReminder,
  interviewCancelled,
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
    case "withdrawn":
      return interviewCancelled(mail, siteUrl);
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

/** Outcome of a part of a round; the next round continues what is unfinished. */
export type Outcome = "done" | "unfinished" | "failed";

/** A row returned by the database function `claim_due_mail`. */
type Mail = {
  key: string;
  template: string;
  /** Null when the mail is no longer needed, or has no content left. */
  recipient: string | null;
  data: Record<string, unknown> | null;
};

type Writer = (data: unknown, environment: FunctionEnvironment) => MailMessage | null;

const CASE_WRITERS: Record<CaseMail["audience"], (mail: CaseMail, siteUrl: string) => MailMessage> =
  { owner: caseOwner, contest: caseContest, reporter: caseReporter, candidate: caseCandidate };

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
  "new-application": (data, { siteUrl }) => applicationReceived(data as SentApplication, siteUrl),
  "application-ack": (data, { siteUrl }) => applicationSent(data as SentApplication, siteUrl),
  contact: (data, { siteEmail }) => contactMessage(data as ContactMessage, siteEmail),
  "contact-ack": (data) => contactReceived(data as ContactMessage),
  "newsletter-request": (data, { siteUrl }) =>
    newsletterRequest(data as NewsletterRequest, siteUrl),
  "alert-request": (data, { siteUrl }) => alertRequest(data as AlertRequest, siteUrl),
  "employer-check": (data, { siteUrl }) => employerConfirmation(data as EmployerRequest, siteUrl),
  invitation: (data, { siteUrl }) => employerInvitation(data as EmployerInvitation, siteUrl),
};

function newsletterRequest(request: NewsletterRequest, siteUrl: string): MailMessage {
  const { confirm_token } = request;
  if (confirm_token === null) return newsletterAlready(request, siteUrl);
  return newsletterConfirmation({ ...request, confirm_token }, siteUrl);
}

function alertRequest(request: AlertRequest, siteUrl: string): MailMessage {
  const { confirm_token } = request;
  if (confirm_token === null) return alertAlready(request, siteUrl);
  return alertConfirmation({ ...request, confirm_token }, siteUrl);
}

/** What to claim: all that is due, the mails caused by one person's acts, or the mails of these keys. */
type Claim = { caller?: string; application?: string | null; keys?: string[] };

type Round = { outcome: Outcome; sent: number; refused: number };

/**
 * Sends what is due in the outbox while there is time. Mails are claimed, sent and finished one at a time, so
 * that a call that is killed leaves only one unfinished. A mail that fails does not stop the others; only a
 * server that accepts no mail at all does.
 * @param message an applicant's, before the application is stored
 * @throws when the database does not answer.
 */
export async function sendOutbox(
  environment: FunctionEnvironment,
  { caller = null, application = null, keys = null }: { [Key in keyof Claim]: Claim[Key] | null },
  inTime: () => boolean,
  message = "",
): Promise<Round> {
  const round: Round = { outcome: "done", sent: 0, refused: 0 };
  for (;;) {
    if (!inTime())
      return { ...round, outcome: round.outcome === "failed" ? "failed" : "unfinished" };
    const args = { caller, application, keys };
    const [mail] = (await callDatabase(environment, "claim_due_mail", args)) as Mail[];
    if (mail === undefined) return round;
    const result = await send({ ...mail, data: { message, ...mail.data } }, environment);
    if (result === "sent") round.sent += 1;
    else if (result === "refused") round.refused += 1;
    else if (result !== "nothing") round.outcome = "failed";
    if (result === "server") return round;
  }
}

type Result = "sent" | "nothing" | Failure;

/** Sends one mail; if it fails, the database retries it later or gives up. */
async function send(mail: Mail, environment: FunctionEnvironment): Promise<Result> {
  const { key, template } = mail;
  const fail = async (cause: unknown, failure: Failure) => {
    logFailure(`outbox.${template}`, cause);
    await callDatabase(environment, "finish_mail", { key, error: errorText(cause), failure });
    return failure;
  };
  let message: MailMessage | null;
  try {
    message = write(mail, environment);
  } catch (cause) {
    return fail(cause, "temporary");
  }
  try {
    if (message !== null) await environment.sendMail(message);
  } catch (cause) {
    return fail(cause, failureOf(cause));
  }
  await callDatabase(environment, "finish_mail", { key });
  return message === null ? "nothing" : "sent";
}

/**
 * The cause of a failure: the server refuses the recipient for good, the server accepts no mail at all, or
 * this mail failed for now.
 */
type Failure = "refused" | "server" | "temporary";

/** From nodemailer's error: without an answer to the envelope or the message, the server is unreachable. */
function failureOf(error: unknown): Failure {
  const {
    code,
    command,
    responseCode = 0,
    message,
  } = Object(error) as {
    [Key in "code" | "command" | "message"]?: string;
  } & { responseCode?: number };
  const isAnswered = (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM";
  if (!isAnswered || responseCode === 421) return "server";
  // 5.7.x concerns us: a relay or a policy that refuses the site (RFC 3463).
  const isFinal = command === "RCPT TO" && responseCode >= 500 && !/\b5\.7\.\d/.test(message ?? "");
  return isFinal ? "refused" : "temporary";
}

/** Null when there is no recipient left. */
function write(
  { key, template, recipient, data }: Mail,
  environment: FunctionEnvironment,
): MailMessage | null {
  if (data?.error) throw new Error(String(data.error));
  const writer = WRITERS[template];
  if (writer === undefined) throw new Error(`no mail is called ${template}`);
  if (recipient === null || !isPlainAddress(recipient)) return null;
  const message = writer({ ...data, email: recipient }, environment);
  if (message === null || !isPlainAddress(message.to)) return null;
  // The same id on each attempt lets mailboxes recognise a duplicate.
  const id = `<${key.replaceAll(":", "-")}@${new URL(environment.siteUrl).hostname}>`;
  return { ...message, headers: { ...message.headers, "Message-ID": id } };
}
