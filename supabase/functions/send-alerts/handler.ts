import { answer } from "#shared/answer.ts";
import { isOperator } from "#shared/caller.ts";
import { callDatabase } from "#shared/database.ts";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";
import type { AlertMail, ReminderMail } from "#shared/mail-rows.ts";
import { isPlainAddress } from "#shared/mail-text.ts";
import { alertNews } from "#shared/mails/alert-news.ts";
import { deadlineReminder } from "#shared/mails/deadline-reminder.ts";
import { sendOnce } from "#shared/sending.ts";

/** What one question to the database brings; each is a transaction of its own, and quick. */
const PAGE = 50;
/** Comparing one publication with everything that people follow takes the longest. */
const COMPARED = 15;
/** A call ends by itself before the platform ends it; the next one goes on from there. */
const MAX_MILLISECONDS = 15_000;

/**
 * Sends alerts and reminders of deadlines: compares what was published with what people follow,
 * stores the mails that are due, sends those that wait. It may be killed at any moment: the
 * database knows what is left.
 *
 * Request: POST `{}` with the secret key; `{ "now": true }` for the alerts that are not due yet too.
 * Answer: `{ "success": true }` when all has left, or is leaving by another call, or waits for the
 * next one; else `{ "success": false, "error": "invalid_request" | "not_operator" |
 * "no_postal_address" | "not_sent" }` with 400, 401, 500 or 502.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return answer(400, "invalid_request");
  if (!(await isOperator(request, environment))) return answer(401, "not_operator");
  if (environment.postalAddress.trim() === "") {
    console.error("send-alerts: SITE_POSTAL_ADDRESS is missing, which these mails must say");
    return answer(500, "no_postal_address");
  }
  try {
    const sent = await sendRound(environment, "now" in body && body.now === true);
    return sent ? answer(200) : answer(502, "not_sent");
  } catch (error) {
    console.error("send-alerts:", error);
    return answer(502, "not_sent");
  }
}

async function sendRound(environment: FunctionEnvironment, now: boolean): Promise<boolean> {
  const start = Date.now();
  const inTime = () => Date.now() - start < MAX_MILLISECONDS;
  const ask = (name: string, args: object = {}) => callDatabase(environment, name, args);
  /** Repeats a part of the work until none is left. */
  const whole = async (name: string, args: object = {}) => {
    while (inTime() && ((await ask(name, args)) as number) > 0);
  };

  await ask("tidy_alerts");
  await whole("match_alerts", { most: COMPARED });
  const before = now ? new Date(start).toISOString() : null;
  await whole("prepare_alert_mails", { before, most: PAGE });
  await whole("prepare_deadline_reminders");

  const { siteUrl, postalAddress } = environment;
  const alerts = await sendAll<AlertMail>("due_alert_mails", (mail) =>
    alertNews(mail, siteUrl, postalAddress),
  );
  const reminders = await sendAll<ReminderMail>("due_reminder_mails", (mail) =>
    deadlineReminder(mail, siteUrl, postalAddress),
  );
  return alerts && reminders;

  async function sendAll<Mail extends ReminderMail>(
    name: string,
    write: (mail: Mail & { email: string }) => MailMessage,
  ): Promise<boolean> {
    while (inTime()) {
      const due = (await ask(name, { most: PAGE })) as Mail[];
      let left = true;
      for (const mail of due) left = (await send(mail, write, environment)) && left;
      if (!left) return false;
      if (due.length < PAGE) return true;
    }
    return true;
  }
}

/** False when it did not leave; it stays due then, and while another call is sending it. */
async function send<Mail extends ReminderMail>(
  mail: Mail,
  write: (mail: Mail & { email: string }) => MailMessage,
  environment: FunctionEnvironment,
): Promise<boolean> {
  const { mail_id, email, items } = mail;
  try {
    // All of it was withdrawn, or nobody wants it any more: nothing to send, now or later.
    const settled =
      email === null ||
      items.length === 0 ||
      !isPlainAddress(email) ||
      (await sendOnce(environment, `alert-mail:${mail_id}`, write({ ...mail, email })));
    if (settled) await callDatabase(environment, "settle_alert_mail", { mail_id });
    return true;
  } catch (error) {
    console.error(`send-alerts (${mail_id}):`, error);
    return false;
  }
}
