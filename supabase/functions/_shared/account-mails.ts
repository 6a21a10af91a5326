import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";
import { logFailure } from "./failure.ts";
import type { AccountMail } from "./mail-rows.ts";
import { isPlainAddress } from "./mail-text.ts";
import { accountSecurity } from "./mails/account-security.ts";
import { sendOnce } from "./sending.ts";

/** Tells people what has changed in how their accounts are opened; false when some of it did not leave. */
export async function sendAccountMails(environment: FunctionEnvironment): Promise<boolean> {
  const due = (await callDatabase(environment, "due_account_mails", {})) as AccountMail[];
  let left = true;
  for (const mail of due) left = (await send(mail, environment)) && left;
  return left;
}

async function send(mail: AccountMail, environment: FunctionEnvironment): Promise<boolean> {
  const { email, mail_id } = mail;
  try {
    const settled =
      email === null ||
      !isPlainAddress(email) ||
      (await sendOnce(
        environment,
        `account:${mail_id}`,
        accountSecurity({ ...mail, email }, environment.siteUrl),
      ));
    if (settled) await callDatabase(environment, "settle_account_mail", { mail_id });
    return settled;
  } catch (error) {
    logFailure("account-mail", error);
    return false;
  }
}
