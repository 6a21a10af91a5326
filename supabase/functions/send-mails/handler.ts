import { answer, callerOf, isOperator, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment, MailMessage } from "#supabase/functions/_shared/environment.ts";
import { type Counted, failureId, logFailure, noted } from "#supabase/functions/_shared/failure.ts";
import type { NewsletterNumber } from "#supabase/functions/_shared/mail-rows.ts";
import { newsletterNumber } from "#supabase/functions/_shared/mails/newsletter.ts";
import { type Outcome, sendOutbox } from "#supabase/functions/_shared/outbox.ts";

/** Claimed alerts are always run, however late: the database retries them only an hour later. */
const PAGE = 10;

/**
 * Runs the alerts that are due, each in a call of its own, which the database ends when it is slow: one that
 * fails does not stop the others.
 * @param now also run alerts that are not due yet
 */
async function runAlerts(
  environment: FunctionEnvironment,
  now: boolean,
  inTime: () => boolean,
): Promise<Outcome> {
  const args = { before: now ? new Date().toISOString() : null, most: PAGE };
  let outcome: Outcome = "done";
  for (;;) {
    const due = (await callDatabase(environment, "claim_alerts", args)) as string[];
    for (const alert of due) {
      try {
        await callDatabase(environment, "run_alert", { alert });
      } catch (error) {
        logFailure("send-mails.alert", error);
        outcome = "failed";
      }
    }
    if (due.length < PAGE) return outcome;
    if (!inTime()) return outcome === "failed" ? outcome : "unfinished";
  }
}

/** Time limits (ms) of a call for making mails, and in all; it stops before the platform ends it. */
const MAX_MAKING = 5_000;
const MAX_SENDING = 10_000;

/** What the operator may request of a round beyond the mails that are due. */
type Wish = { alerts: boolean; newsletter: boolean };

type Stage = (name: string, work: () => Promise<Outcome>) => Promise<Outcome>;

/**
 * Sends every mail of the site's own: events of applications, moderation decisions, alerts, deadline
 * reminders and the newsletter. The database decides what is due, to whom, and what it says; a call may be
 * killed at any moment, and the next continues. A person's call sends the mails caused by their own acts; the
 * operator's scheduler sends all of them, and makes those that are due by the calendar.
 *
 * Request: POST `{}` with a person's token or the secret key; `{ "applicationId": "<uuid>" }` for the mails
 * about one application. With the secret key also `{ "alerts": "now" }` for the alerts that are not due yet,
 * `{ "newsletter": "now" }` for an issue with what is new today, and `{ "newsletter": "preview" }`, which
 * makes and sends nothing and returns that issue.
 * Answer: `{ "success": true }` when all has left, or is being sent by another call; to the scheduler with
 * the `number` of the issue made or null; for a preview with `mail`, null if nothing is new; else `{
 * "success": false, "error": "invalid_request" | "not_signed_in" | "no_postal_address" | "not_sent" |
 * "not_finished" }` with 400, 401, 500, 502, or 503 when the next call continues.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return answer(400, "invalid_request");
  const start = Date.now();
  try {
    if (await isOperator(request, environment)) {
      if (body.newsletter === "preview") return await showNewsletter(environment);
      const wish = { alerts: body.alerts === "now", newsletter: body.newsletter === "now" };
      const counts: Counted = {};
      const work = () => sendRound(environment, wish, start, counts);
      return await noted(environment, "send-mails", work, () => counts);
    }
    const caller = await callerOf(request, environment);
    if (caller === null) return answer(401, "not_signed_in");
    const filter = { caller, application: body.application };
    const { outcome } = await sendOutbox(environment, filter, () => inTime(start, MAX_SENDING));
    return answerTo([outcome]);
  } catch (error) {
    return answer(502, "not_sent", logFailure("send-mails", error));
  }
}

async function sendRound(
  environment: FunctionEnvironment,
  wish: Wish,
  start: number,
  counts: Counted,
): Promise<Response> {
  const id = failureId();
  let number: unknown = null;
  /** A stage that fails does not stop the others. */
  const stage: Stage = async (name, work) => {
    try {
      return await work();
    } catch (error) {
      logFailure(`send-mails.${name}`, error, id);
      return "failed";
    }
  };
  const ask = (name: string, args: object = {}) =>
    stage(name, async () => {
      const answer = await callDatabase(environment, name, args);
      if (name === "publish_newsletter") number = answer;
      return "done";
    });
  const outcomes = [await ask("log_application_terms")];
  // Automatic mails must give the sender's postal address.
  const hasAddress = environment.postalAddress.trim() !== "";
  if (hasAddress) {
    outcomes.push(
      await ask("publish_newsletter", { at_once: wish.newsletter }),
      await ask("prepare_deadline_reminders"),
      await ask("prepare_weekly_digests"),
      await stage("claim_alerts", () =>
        runAlerts(environment, wish.alerts, () => inTime(start, MAX_MAKING)),
      ),
    );
  }
  outcomes.push(
    await stage("claim_due_mail", async () => {
      const round = await sendOutbox(environment, {}, () => inTime(start, MAX_SENDING));
      const { outcome, sent, refused } = round;
      Object.assign(counts, { sent, refused });
      return outcome;
    }),
    await stage("unsent_mails", async () => {
      Object.assign(counts, await callDatabase(environment, "unsent_mails", {}));
      return "done";
    }),
    await ask("find_fraud_signals"),
  );
  if (!hasAddress) {
    console.error("send-mails: SITE_POSTAL_ADDRESS is missing, no alert or newsletter is made");
    return answer(500, "no_postal_address");
  }
  return answerTo(outcomes, id, number);
}

function inTime(start: number, most: number): boolean {
  return Date.now() - start < most;
}

function answerTo(outcomes: Outcome[], id?: string, number?: unknown): Response {
  if (outcomes.includes("failed")) return answer(502, "not_sent", id);
  if (outcomes.includes("unfinished")) return answer(503, "not_finished");
  return Response.json({ success: true, ...(number !== undefined && { number }) });
}

async function showNewsletter(environment: FunctionEnvironment): Promise<Response> {
  const next = (await callDatabase(
    environment,
    "preview_newsletter",
    {},
  )) as NewsletterNumber | null;
  const { siteUrl, siteEmail, postalAddress } = environment;
  const reader = { email: siteEmail, token: "apercu" };
  const mail: MailMessage | null =
    next && newsletterNumber({ ...next, ...reader }, siteUrl, postalAddress);
  return Response.json({ success: true, mail });
}

type Call = { application: string | null; alerts: unknown; newsletter: unknown };

async function readBody(request: Request): Promise<Call | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { applicationId, alerts, newsletter } = body as Record<string, unknown>;
  if (applicationId === undefined) return { application: null, alerts, newsletter };
  if (!isUuid(applicationId)) return null;
  return { application: applicationId.toLowerCase(), alerts, newsletter };
}
