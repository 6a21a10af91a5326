import { type AppliedKind, appliedLabels } from "#lib/shared/kinds.ts";
import { answer, callerOf, isUuid } from "#supabase/functions/_shared/caller.ts";
import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { isPlainAddress } from "#supabase/functions/_shared/mail-layout.ts";
import type { Applying } from "#supabase/functions/_shared/mail-rows.ts";
import { sendOutbox } from "#supabase/functions/_shared/outbox.ts";
import { takeHit } from "#supabase/functions/_shared/sending.ts";

const TYPES = Object.keys(appliedLabels) as AppliedKind[];

/** The fields that are read from a call; the rest comes from the database. */
type ApplicationRequest = {
  applicationType: AppliedKind;
  targetId: string;
  message: string;
};

async function readApplication(request: Request): Promise<ApplicationRequest | null> {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { applicationType, targetId, message = "" } = body as Record<string, unknown>;
  const type = TYPES.find((name) => name === applicationType);
  if (!type || !isUuid(targetId) || typeof message !== "string") return null;
  return { applicationType: type, targetId, message };
}

/** Far above normal use; a proposition takes two calls. */
const MAX_CALLS_PER_HOUR = 80;

/** How long a second tab waits while the first one is sending. */
const TIMEOUT_MS = 6_000;
const PAUSE_MS = 250;

/**
 * Announces an application to the publisher of the offer, mission or bourse, once for each candidate and
 * publication however often it is called. Once the application is stored, the candidate gets an
 * acknowledgement too. A job's application is announced after it was stored, with its stored message, and a
 * mail that fails leaves in a later round of send-mails; a mission's or bourse's may be announced before,
 * with the message of the call.
 *
 * Request: POST with the candidate's token: `{ "applicationType": "job" | "freelance" | "scholarship",
 * "targetId": "<uuid>", "message": "…" }`. `title`, `company`, `applicantName` and `applicantEmail` may be
 * sent too and are ignored: recipient, titles and applicant come from the database, by the target's id and
 * the token.
 * Answer: `{ "success": true }`, or `{ "success": false, "error": … }` with `invalid_request` (400),
 * `not_signed_in` (401), `target_closed`, `cv_required`, `not_applied`, `no_recipient` (409), `too_many`
 * (429) or `not_sent` (502).
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const application = await readApplication(request);
  if (application === null) return answer(400, "invalid_request");
  try {
    const caller = await callerOf(request, environment);
    if (caller === null) return answer(401, "not_signed_in");
    return await sendMails(application, caller, environment);
  } catch (error) {
    logFailure(`send-application-email.${application.applicationType}`, error);
    return answer(502, "not_sent");
  }
}

async function sendMails(
  { applicationType, targetId, message }: ApplicationRequest,
  caller: string,
  environment: FunctionEnvironment,
): Promise<Response> {
  if (!(await takeHit(environment, "application-mail", caller, MAX_CALLS_PER_HOUR))) {
    return answer(429, "too_many");
  }
  const find = async () => {
    const rows = await callDatabase(environment, "application_mail", {
      kind: applicationType,
      target_id: targetId,
      candidate_id: caller,
    });
    return (rows as Applying[])[0];
  };
  const found = await find();
  if (!found) return answer(409, "target_closed");
  const refusal = refusalOf(found, applicationType);
  if (refusal) return answer(409, refusal);
  if (!isPlainAddress(found.recruiter_email ?? "")) return answer(409, "no_recipient");

  const key = `application:${found.application_id}`;
  const claim = { keys: found.applied ? [key, `${key}:ack`] : [key] };
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const { outcome } = await sendOutbox(environment, claim, () => true, message);
    // For a stored application, the acknowledgement may leave later.
    if ((await find())?.announced) return answer(200);
    if (outcome === "failed" || Date.now() > deadline) return answer(502, "not_sent");
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function refusalOf({ applied, is_open, has_cv }: Applying, type: string): string | null {
  if (applied) return null;
  if (!is_open) return "target_closed";
  if (type === "job") return "not_applied";
  return has_cv ? null : "cv_required";
}
