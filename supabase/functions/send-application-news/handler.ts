import { sendAccountMails } from "#shared/account-mails.ts";
import { answer, isUuid } from "#shared/answer.ts";
import { callerOf, isOperator } from "#shared/caller.ts";
import { sendCaseMails } from "#shared/case-mails.ts";
import { callDatabase } from "#shared/database.ts";
import { sendEmployerMails } from "#shared/employer-mails.ts";
import type { FunctionEnvironment } from "#shared/environment.ts";
import { logFailure } from "#shared/failure.ts";
import { sendGateMails } from "#shared/gate-mails.ts";
import type { DueMail } from "#shared/mail-rows.ts";
import { isPlainAddress } from "#shared/mail-text.ts";
import { noted } from "#shared/noted.ts";
import { sendOnce, whileInTime } from "#shared/sending.ts";
import { readWaitingSignals } from "#shared/waiting-signals.ts";
import { newsMail } from "./news-mail.ts";

/** What one call sends; the rest waits for the next. */
const MAX_MAILS = 100;

/**
 * Sends what has happened to applications: status changed, reminder, answer due or never given,
 * publication expired, filled or removed, and what the desk decided on reports and on publications
 * that waited, or of an employer. The database decides
 * what is due, to whom, and what it says. A person gets the mails
 * sent that her own acts called for; the operator's scheduler, all of them. With the scheduler what
 * waits to be looked at for signs of fraud is read too.
 *
 * Request: POST `{}` with a person's token or the secret key; `{ "applicationId": "<uuid>" }` for
 * the mails about one application.
 * A slow or silent mail server ends a call before its time is up; the next one goes on.
 * Answer: `{ "success": true }` when all has left, or is leaving by another call; else `{ "success": false, "error":
 * "invalid_request" | "not_signed_in" | "not_sent" }` with 400, 401 or 502.
 */
export async function handle(request: Request, given: FunctionEnvironment): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return answer(400, "invalid_request");
  const start = Date.now();
  const environment = whileInTime(given);
  try {
    if (await isOperator(request, environment)) {
      return await noted(environment, "send-application-news", async () => {
        await callDatabase(environment, "log_expired_publications", {});
        await callDatabase(environment, "log_answer_terms", {});
        const sent = await sendDue(environment, null, body.only);
        await readWaitingSignals(environment, start);
        return sent;
      });
    }
    const caller = await callerOf(request, environment);
    if (caller === null) return answer(401, "not_signed_in");
    return await sendDue(environment, caller, body.only);
  } catch (error) {
    logFailure("send-application-news", error);
    return answer(502, "not_sent");
  }
}

async function sendDue(
  environment: FunctionEnvironment,
  caller: string | null,
  only: string | undefined,
): Promise<Response> {
  const due = await findDue(environment, caller);
  const asked = due.filter((mail) => [undefined, mail.application_id].includes(only));
  let left = true;
  for (const mail of asked) left = (await send(mail, environment)) && left;
  // What the desk decided is everybody's to have sent: the database alone says to whom.
  if (only === undefined) {
    left = (await sendCaseMails(environment)) && left;
    left = (await sendGateMails(environment)) && left;
    left = (await sendEmployerMails(environment)) && left;
    left = (await sendAccountMails(environment)) && left;
  }
  return left ? answer(200) : answer(502, "not_sent");
}

async function readBody(request: Request): Promise<{ only?: string } | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { applicationId } = body as Record<string, unknown>;
  if (applicationId === undefined) return {};
  return isUuid(applicationId) ? { only: applicationId.toLowerCase() } : null;
}

async function findDue(environment: FunctionEnvironment, caller: string | null) {
  const args = { caller, max_rows: MAX_MAILS };
  return (await callDatabase(environment, "due_application_mails", args)) as DueMail[];
}

/** False when it did not leave; it stays due then, and while another call is sending it. */
async function send(mail: DueMail, environment: FunctionEnvironment): Promise<boolean> {
  try {
    const message = newsMail(mail, environment.siteUrl);
    // Nobody to write to any more: nothing will ever change that.
    const settled =
      message === null ||
      !isPlainAddress(message.to) ||
      (await sendOnce(environment, `application-event:${mail.event_id}`, message));
    if (settled) {
      await callDatabase(environment, "settle_application_mail", { event_id: mail.event_id });
    }
    return true;
  } catch (error) {
    logFailure(`send-application-news.${mail.kind}`, error);
    return false;
  }
}
