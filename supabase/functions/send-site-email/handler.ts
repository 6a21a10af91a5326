import { answer, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabase, findRow } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { isPlainAddress } from "#supabase/functions/_shared/mail-layout.ts";
import type {
  AlertRequest,
  ContactMessage,
  EmployerInvitation,
  EmployerRequest,
  NewsletterRequest,
} from "#supabase/functions/_shared/mail-rows.ts";
import { alertAlready, alertConfirmation } from "#supabase/functions/_shared/mails/alert.ts";
import { contactMessage, contactReceived } from "#supabase/functions/_shared/mails/contact.ts";
import {
  employerConfirmation,
  employerInvitation,
} from "#supabase/functions/_shared/mails/employer.ts";
import {
  newsletterAlready,
  newsletterConfirmation,
} from "#supabase/functions/_shared/mails/newsletter.ts";
import { mayReceive, sendOnce } from "#supabase/functions/_shared/sending.ts";

const COLUMNS = "id,name,email,subject,message,type,mail_due";

/**
 * Sends the mails that a form of the site calls for. Anybody may call it, so it takes no address
 * and no text: only the id that the database answered when it stored the request, which serves
 * once. Recipient and content come from the database.
 *
 * Request: POST `{ "kind": "contact" | "newsletter" | "alert" | "employer" | "invitation",
 * "id": "<uuid>" }`.
 * Answer: `{ "success": true }`, also when there is nothing (more) to send, so that an id cannot
 * be tried out; `{ "success": false, "error": "invalid_request" | "not_sent" }` with 400 or 502.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return answer(400, "invalid_request");
  try {
    await senders[body.kind](body.id, environment);
    return answer(200);
  } catch (error) {
    logFailure(`send-site-email.${body.kind}`, error);
    return answer(502, "not_sent");
  }
}

async function readBody(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { kind, id } = body as Record<string, unknown>;
  if (typeof kind !== "string" || !Object.hasOwn(senders, kind) || !isUuid(id)) return null;
  return { kind: kind as keyof typeof senders, id };
}

const senders = {
  contact: sendContact,
  newsletter: sendNewsletter,
  alert: sendAlertRequest,
  employer: sendEmployerRequest,
  invitation: sendInvitation,
};

async function sendContact(id: string, environment: FunctionEnvironment): Promise<void> {
  const row = await findRow(environment, "contact_messages", id, COLUMNS);
  const message = row as (ContactMessage & { mail_due: boolean }) | null;
  if (message === null || !isPlainAddress(message.email)) return;
  // In a flood the database keeps messages that are not mailed; the sender is told that it is stored.
  if (!message.mail_due) throw new Error(`contact message ${id} is kept without a mail`);
  await sendOnce(environment, `contact:${id}`, contactMessage(message, environment.siteEmail));
  if (await mayReceive(environment, message.email)) {
    await sendOnce(environment, `contact-ack:${id}`, contactReceived(message));
  }
}

async function sendNewsletter(id: string, environment: FunctionEnvironment): Promise<void> {
  const rows = await callDatabase(environment, "newsletter_mail", { request: id });
  const [request] = rows as NewsletterRequest[];
  if (!request || !isPlainAddress(request.email)) return;
  if (!(await mayReceive(environment, request.email))) return;
  const { confirm_token } = request;
  const mail =
    confirm_token === null
      ? newsletterAlready(request, environment.siteUrl)
      : newsletterConfirmation({ ...request, confirm_token }, environment.siteUrl);
  await environment.sendMail(mail);
}

async function sendAlertRequest(id: string, environment: FunctionEnvironment): Promise<void> {
  const rows = await callDatabase(environment, "alert_request_mail", { request: id });
  const [request] = rows as AlertRequest[];
  if (!request || !isPlainAddress(request.email)) return;
  if (!(await mayReceive(environment, request.email))) return;
  const { confirm_token } = request;
  const mail =
    confirm_token === null
      ? alertAlready(request, environment.siteUrl)
      : alertConfirmation({ ...request, confirm_token }, environment.siteUrl);
  await environment.sendMail(mail);
}

/** What an owner asks for has turns of its own, and does not stay away unsaid. */
async function requireCapacity(environment: FunctionEnvironment, email: string, bucket: string) {
  if (!(await mayReceive(environment, email, bucket))) throw new Error("too many mails");
}

async function sendEmployerRequest(id: string, environment: FunctionEnvironment): Promise<void> {
  const rows = await callDatabase(environment, "employer_check_mail", { request: id });
  const [request] = rows as EmployerRequest[];
  if (!request || !isPlainAddress(request.email)) return;
  await requireCapacity(environment, request.email, "employer-mail-to");
  await environment.sendMail(employerConfirmation(request, environment.siteUrl));
}

async function sendInvitation(id: string, environment: FunctionEnvironment): Promise<void> {
  const rows = await callDatabase(environment, "employer_invitation_mail", { invitation: id });
  const [invitation] = rows as EmployerInvitation[];
  if (!invitation || !isPlainAddress(invitation.email)) return;
  await requireCapacity(environment, invitation.email, "invitation-to");
  await environment.sendMail(employerInvitation(invitation, environment.siteUrl));
}
