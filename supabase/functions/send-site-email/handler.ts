import { answer, isUuid } from "#supabase/functions/_shared/caller.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import { sendOutbox } from "#supabase/functions/_shared/outbox.ts";

/** Outbox keys of each kind of request. */
const KEYS = {
  contact: (id: string) => [`contact:${id}`, `contact:${id}:ack`],
  newsletter: (id: string) => [`newsletter-request:${id}`],
  alert: (id: string) => [`alert-request:${id}`],
  employer: (id: string) => [`employer-check:${id}`],
  invitation: (id: string) => [`invitation:${id}`],
};

/**
 * Sends the mails of a form of the site at once; what fails leaves in a later round of send-mails. Anyone may
 * call it, so it takes no address and no text, only the id that the database returned when it stored the
 * request. Recipient and content come from the database.
 *
 * Request: POST `{ "kind": "contact" | "newsletter" | "alert" | "employer" | "invitation", "id": "<uuid>" }`.
 * Answer: `{ "success": true }`, also when there is nothing (more) to send, so that ids cannot be guessed;
 * `{ "success": false, "error": "invalid_request" | "not_sent" }` with 400 or 502. A message for which no
 * mail is due is `not_sent` too: during a flood the database stores messages without one.
 */
export async function handle(
  request: Request,
  environment: FunctionEnvironment,
): Promise<Response> {
  const body = await readBody(request);
  if (body === null) return answer(400, "invalid_request");
  try {
    const keys = KEYS[body.kind](body.id);
    const { outcome, sent } = await sendOutbox(environment, { keys }, () => true);
    const hasLeft = outcome === "done" && (sent > 0 || body.kind !== "contact");
    return hasLeft ? answer(200) : answer(502, "not_sent");
  } catch (error) {
    logFailure(`send-site-email.${body.kind}`, error);
    return answer(502, "not_sent");
  }
}

async function readBody(request: Request) {
  const body: unknown = await request.json().catch(() => null);
  if (typeof body !== "object" || body === null) return null;
  const { kind, id } = body as Record<string, unknown>;
  if (typeof kind !== "string" || !Object.hasOwn(KEYS, kind) || !isUuid(id)) return null;
  return { kind: kind as keyof typeof KEYS, id: id.toLowerCase() };
}
