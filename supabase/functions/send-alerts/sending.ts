import { callDatabase } from "#shared/database.ts";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";
import type { ReminderMail } from "#shared/mail-rows.ts";
import { isPlainAddress } from "#shared/mail-text.ts";
import { sendOnce } from "#shared/sending.ts";

/** How a part of a round ended; what is unfinished the next round goes on with. */
export type Outcome = "done" | "unfinished" | "failed";

const PAGE = 50;
/** So many failures in a row are the mail server's, not a mail's. */
const MAX_FAILURES = 5;

/**
 * Sends the mails that the database's function `name` tells, while there is time: each is tried
 * once, and one that fails lets the others pass.
 * @throws when the database does not tell them.
 */
export async function sendDue<Mail extends ReminderMail>(
  environment: FunctionEnvironment,
  name: string,
  inTime: () => boolean,
  write: (mail: Mail & { email: string }) => MailMessage,
): Promise<Outcome> {
  const tried = new Set<string>();
  let outcome: Outcome = "done";
  let failures = 0;
  for (;;) {
    const due = (await callDatabase(environment, name, { most: PAGE })) as Mail[];
    const fresh = due.filter(({ mail_id }) => !tried.has(mail_id));
    if (fresh.length === 0) return outcome;
    for (const mail of fresh) {
      if (!inTime()) return outcome === "failed" ? outcome : "unfinished";
      const left = await send(mail, write, environment);
      // What has left is not due any more, and not told again.
      tried.add(mail.mail_id);
      failures = left ? 0 : failures + 1;
      if (!left) outcome = "failed";
      if (failures === MAX_FAILURES) return outcome;
    }
    if (due.length < PAGE) return outcome;
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
