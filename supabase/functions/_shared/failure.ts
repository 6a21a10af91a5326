import { impersonal } from "#lib/shared/impersonal.ts";
import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";

/**
 * Writes a failure as one line of the operator's log, without the stack of our own code, and gives
 * the id under which it stands there.
 * @param event what failed: "send-mails.publish_newsletter"
 * @param id where several failures are one round's
 */
export function logFailure(event: string, error: unknown, id = failureId()): string {
  console.error(JSON.stringify({ level: "error", id, event, error: errorText(error) }));
  return id;
}

/** Short enough to be read aloud; nothing else has it. */
export function failureId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** An error's words, and those of what caused it. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return impersonal(String(error));
  const cause = error.cause === undefined ? "" : ` (${errorText(error.cause)})`;
  return `${impersonal(error.message)}${cause}`;
}

/** The counts of a scheduled function, for the operator; no personal data. */
export type Counted = Record<string, number>;

/**
 * Does what the scheduler asked for, and notes that it ran and how that ended, so that the operator
 * hears when it no longer does. That it could not be noted changes nothing of the answer.
 * @param counted what was counted, read once the work is over
 */
export async function noted(
  environment: FunctionEnvironment,
  job: string,
  work: () => Promise<Response>,
  counted: () => Counted | null = () => null,
): Promise<Response> {
  let outcome = "failed";
  try {
    const answer = await work();
    // 503 is what a function answers that the next call goes on for.
    outcome = answer.ok ? "done" : answer.status === 503 ? "unfinished" : "failed";
    return answer;
  } finally {
    await callDatabase(environment, "record_run", { job, outcome, counts: counted() }).catch(
      (error) => {
        logFailure(`${job}.note`, error);
      },
    );
  }
}
