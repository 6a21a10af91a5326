import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";
import { logFailure } from "./failure.ts";
import type { GateMail } from "./mail-rows.ts";
import { isPlainAddress } from "./mail-text.ts";
import { gatePublished } from "./mails/gate-published.ts";
import { gateRefused } from "./mails/gate-refused.ts";
import { sendOnce } from "./sending.ts";

/** Sends what became of publications that waited to be read; false when some of it did not leave. */
export async function sendGateMails(environment: FunctionEnvironment): Promise<boolean> {
  const due = (await callDatabase(environment, "due_gate_mails", {})) as GateMail[];
  let left = true;
  for (const mail of due) left = (await send(mail, environment)) && left;
  return left;
}

async function send(mail: GateMail, environment: FunctionEnvironment): Promise<boolean> {
  const { email, mail_id, outcome } = mail;
  try {
    const write = outcome === "refused" ? gateRefused : gatePublished;
    // Nobody to write to any more: nothing will ever change that.
    const settled =
      email === null ||
      !isPlainAddress(email) ||
      (await sendOnce(
        environment,
        `gate:${mail_id}`,
        write({ ...mail, email }, environment.siteUrl),
      ));
    if (settled) await callDatabase(environment, "settle_gate_mail", { mail_id });
    return true;
  } catch (error) {
    logFailure(`gate-mail.${outcome}`, error);
    return false;
  }
}
