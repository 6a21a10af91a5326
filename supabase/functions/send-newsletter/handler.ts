import { answer } from "#shared/answer.ts";
import { operatorCall } from "#shared/caller.ts";
import { callDatabase } from "#shared/database.ts";
import { type Outcome, sendDue } from "#shared/due-mails.ts";
import type { FunctionEnvironment, MailMessage } from "#shared/environment.ts";
import { failureId, logFailure } from "#shared/failure.ts";
import type { NewsletterMail, NewsletterNumber } from "#shared/mail-rows.ts";
import { newsletterNumber } from "#shared/mails/newsletter-number.ts";
import { noted } from "#shared/noted.ts";

/** A call ends by itself before the platform ends it; the next one goes on from there. */
const MAX_MILLISECONDS = 15_000;

/**
 * Makes the newsletter's number of the week where it is due, and sends what waits, once to each
 * subscriber. It may be killed at any moment: the database knows what is left.
 *
 * Request: POST `{}` with the secret key; `{ "now": true }` makes a number of what is new today;
 * `{ "preview": true }` makes and sends nothing, and shows what `now` would send.
 * Answer: `{ "success": true, "number": 12 }` when all has left, or is leaving by another call, with
 * the number that this call made or null; a preview has `mail`, null where nothing is new; else `{ "success": false, "error": "invalid_request" |
 * "not_operator" | "no_postal_address" | "not_sent" | "not_finished" }` with 400, 401, 500, 502, or
 * 503 when the next call goes on.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const asked = await operatorCall(request, environment);
  if (asked instanceof Response) return asked;
  if (asked.preview === true) return await showNext(environment);
  const now = asked.now === true;
  return await noted(environment, "send-newsletter", () => sendNewsletter(environment, now));
}

async function sendNewsletter(environment: FunctionEnvironment, now: boolean): Promise<Response> {
  if (environment.postalAddress.trim() === "") {
    console.error("send-newsletter: SITE_POSTAL_ADDRESS is missing, which its mails must say");
    return answer(500, "no_postal_address");
  }
  const id = failureId();
  const { number, outcomes } = await sendRound(environment, now, id);
  if (outcomes.includes("failed")) return answer(502, "not_sent", id);
  if (outcomes.includes("unfinished")) return answer(503, "not_finished");
  return Response.json({ success: true, number });
}

async function showNext(environment: FunctionEnvironment): Promise<Response> {
  try {
    return Response.json({ success: true, mail: await preview(environment) });
  } catch (error) {
    return answer(502, "not_sent", logFailure("send-newsletter.preview", error));
  }
}

async function preview(environment: FunctionEnvironment): Promise<MailMessage | null> {
  const next = (await callDatabase(
    environment,
    "preview_newsletter",
    {},
  )) as NewsletterNumber | null;
  const { siteUrl, siteEmail, postalAddress } = environment;
  const reader = { mail_id: "apercu", email: siteEmail, token: "apercu" };
  return next && newsletterNumber({ ...next, ...reader }, siteUrl, postalAddress);
}

/** @param id under which all that fails stands in the log */
async function sendRound(environment: FunctionEnvironment, now: boolean, id: string) {
  const start = Date.now();
  let number: unknown = null;
  const { siteUrl, postalAddress } = environment;
  /** What fails leaves the rest its turn. */
  const stage = async (name: string, work: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await work();
    } catch (error) {
      logFailure(`send-newsletter.${name}`, error, id);
      return "failed";
    }
  };
  const outcomes = [
    await stage("publish_newsletter", async () => {
      number = await callDatabase(environment, "publish_newsletter", { at_once: now });
      return "done";
    }),
    await stage("due_newsletter_mails", () =>
      sendDue<NewsletterMail>(
        environment,
        {
          due: "due_newsletter_mails",
          key: "newsletter-mail",
          write: (mail) => newsletterNumber(mail, siteUrl, postalAddress),
          settle: ({ token, number }) => ["settle_newsletter_mail", { token, number }],
        },
        () => Date.now() - start < MAX_MILLISECONDS,
      ),
    ),
  ];
  return { number, outcomes };
}
