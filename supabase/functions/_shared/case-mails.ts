import { callDatabase } from "./database.ts";
import type { FunctionEnvironment, MailMessage } from "./environment.ts";
import { logFailure } from "./failure.ts";
import type { CaseMail } from "./mail-rows.ts";
import { isPlainAddress } from "./mail-text.ts";
import { caseOwner } from "./mails/case-owner.ts";
import { caseCandidate, caseContest, caseReporter } from "./mails/moderation.ts";
import { mayReceive, sendOnce } from "./sending.ts";

type Addressed = CaseMail & { email: string };

const writers: Record<CaseMail["audience"], (mail: Addressed, siteUrl: string) => MailMessage> = {
  owner: caseOwner,
  contest: caseContest,
  reporter: caseReporter,
  candidate: caseCandidate,
};

/** Sends what operators have decided to those whom it concerns; false when some of it did not leave. */
export async function sendCaseMails(environment: FunctionEnvironment): Promise<boolean> {
  const due = (await callDatabase(environment, "due_case_mails", {})) as CaseMail[];
  let left = true;
  for (const mail of due) left = (await send(mail, environment)) && left;
  return left;
}

async function send(mail: CaseMail, environment: FunctionEnvironment): Promise<boolean> {
  try {
    if (await settled(mail, environment)) {
      await callDatabase(environment, "settle_case_mail", { mail_id: mail.mail_id });
    }
    return true;
  } catch (error) {
    logFailure(`case-mail.${mail.audience}`, error);
    return false;
  }
}

async function settled(mail: CaseMail, environment: FunctionEnvironment): Promise<boolean> {
  const { email, audience, mail_id } = mail;
  // Nobody to write to any more, or an address that was filled in too often to be its owner's.
  if (email === null || !isPlainAddress(email)) return true;
  if (audience === "reporter" && !(await mayReceive(environment, email))) return true;
  const message = writers[audience]({ ...mail, email }, environment.siteUrl);
  return await sendOnce(environment, `case:${mail_id}`, message);
}
