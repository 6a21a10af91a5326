import { answer } from "#shared/answer.ts";
import { operatorCall } from "#shared/caller.ts";
import { callDatabase } from "#shared/database.ts";
import { type Outcome, sendDue } from "#shared/due-mails.ts";
import type { FunctionEnvironment } from "#shared/environment.ts";
import { failureId, logFailure } from "#shared/failure.ts";
import type { AlertMail, ReminderMail } from "#shared/mail-rows.ts";
import { alertNews } from "#shared/mails/alert-news.ts";
import { deadlineReminder } from "#shared/mails/deadline-reminder.ts";
import { noted } from "#shared/noted.ts";

/** What one question to the database brings; each is a transaction of its own, and quick. */
const PAGE = 50;
/** Comparing one publication with everything that people follow takes the longest. */
const COMPARED = 15;
/** A call ends by itself before the platform ends it; the next one goes on from there. */
const MAX_MILLISECONDS = 15_000;

/**
 * Sends alerts and reminders of deadlines: compares what was published with what people follow,
 * stores the mails that are due, sends those that wait. It may be killed at any moment: the
 * database knows what is left. A stage that fails or has more to do than its share of the time
 * leaves the others theirs.
 *
 * Request: POST `{}` with the secret key; `{ "now": true }` for the alerts that are not due yet too.
 * Answer: `{ "success": true }` when all has left, or is leaving by another call; else
 * `{ "success": false, "error": "invalid_request" | "not_operator" | "no_postal_address" |
 * "not_sent" | "not_finished" }` with 400, 401, 500, 502, or 503 when the next call goes on.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const asked = await operatorCall(request, environment);
  if (asked instanceof Response) return asked;
  const now = asked.now === true;
  return await noted(environment, "send-alerts", () => sendAlerts(environment, now));
}

async function sendAlerts(environment: FunctionEnvironment, now: boolean): Promise<Response> {
  if (environment.postalAddress.trim() === "") {
    console.error("send-alerts: SITE_POSTAL_ADDRESS is missing, which these mails must say");
    return answer(500, "no_postal_address");
  }
  const id = failureId();
  const outcomes = await sendRound(environment, now, id);
  if (outcomes.includes("failed")) return answer(502, "not_sent", id);
  return outcomes.includes("unfinished") ? answer(503, "not_finished") : answer(200);
}

/** @param id under which all that fails stands in the log */
async function sendRound(
  environment: FunctionEnvironment,
  now: boolean,
  id: string,
): Promise<Outcome[]> {
  const start = Date.now();
  const ask = (name: string, args: object = {}) => callDatabase(environment, name, args);
  /** A part of the round, up to this share of the time. */
  const stage = async (name: string, share: number, work: Stage): Promise<Outcome> => {
    try {
      return await work(() => Date.now() - start < MAX_MILLISECONDS * share);
    } catch (error) {
      logFailure(`send-alerts.${name}`, error, id);
      return "failed";
    }
  };
  /** Repeats a part of the work until none is left; once at least. */
  const whole = (name: string, share: number, args: object = {}) =>
    stage(name, share, async (inTime) => {
      do {
        if (((await ask(name, args)) as number) === 0) return "done";
      } while (inTime());
      return "unfinished";
    });

  const before = now ? new Date(start).toISOString() : null;
  const { siteUrl, postalAddress } = environment;
  return [
    await stage("tidy_alerts", 0, async () => {
      await ask("tidy_alerts");
      return "done";
    }),
    await whole("match_alerts", 0.4, { most: COMPARED }),
    await whole("prepare_alert_mails", 0.55, { before, most: PAGE }),
    await whole("prepare_deadline_reminders", 0.6),
    await stage("due_alert_mails", 0.85, (inTime) =>
      sendDue<AlertMail>(
        environment,
        {
          ...{ due: "due_alert_mails", key: KEY, settle },
          write: (mail) => alertNews(mail, siteUrl, postalAddress),
        },
        inTime,
      ),
    ),
    await stage("due_reminder_mails", 1, (inTime) =>
      sendDue<ReminderMail>(
        environment,
        {
          ...{ due: "due_reminder_mails", key: KEY, settle },
          write: (mail) => deadlineReminder(mail, siteUrl, postalAddress),
        },
        inTime,
      ),
    ),
  ];
}

/** Alerts and reminders stand in one table. */
const KEY = "alert-mail";

function settle({ mail_id }: ReminderMail): [string, object] {
  return ["settle_alert_mail", { mail_id }];
}

type Stage = (inTime: () => boolean) => Promise<Outcome>;
