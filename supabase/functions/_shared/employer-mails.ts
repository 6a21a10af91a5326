import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";
import { logFailure } from "./failure.ts";
import type { EmployerMail } from "./mail-rows.ts";
import { isPlainAddress } from "./mail-text.ts";
import { employerDecision } from "./mails/employer-decision.ts";
import { employerEnding } from "./mails/employer-ending.ts";
import { sendOnce } from "./sending.ts";

/** Tells each owner what was decided of an employer; false when some of it did not leave. */
export async function sendEmployerMails(environment: FunctionEnvironment): Promise<boolean> {
  const due = (await callDatabase(environment, "due_employer_mails", {})) as EmployerMail[];
  const left = new Map<string, number>();
  for (const mail of due) {
    if (!(await send(mail, environment))) continue;
    const parts = (left.get(mail.mail_id) ?? 0) + 1;
    left.set(mail.mail_id, parts);
    // Once all of its owners have theirs.
    if (parts === mail.parts) {
      await callDatabase(environment, "settle_employer_mail", { mail_id: mail.mail_id });
    }
  }
  return due.every(({ mail_id, parts }) => left.get(mail_id) === parts);
}

async function send(mail: EmployerMail, environment: FunctionEnvironment): Promise<boolean> {
  const { email, mail_id, part } = mail;
  try {
    if (email === null || !isPlainAddress(email)) return true;
    const { outcome } = mail;
    const message =
      outcome === "ending"
        ? employerEnding({ ...mail, email }, environment.siteUrl)
        : employerDecision({ ...mail, email, outcome }, environment.siteUrl);
    return await sendOnce(environment, `employer:${mail_id}:${part}`, message);
  } catch (error) {
    logFailure("employer-mail", error);
    return false;
  }
}
