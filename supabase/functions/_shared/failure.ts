import { impersonal } from "#lib/shared/impersonal.ts";
import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";

/**
 * Writes a failure as one line of the operator's log, without the stack of our own code, and returns its id
 * in the log.
 * @param event what failed: "send-mails.publish_newsletter"
 * @param id shared by the failures of one round
 */
export function logFailure(event: string, error: unknown, id = failureId()): string {
  console.error(JSON.stringify({ level: "error", id, event, error: errorText(error) }));
  return id;
}

/** Returns a unique id, short enough to be read aloud. */
export function failureId(): string {
  return crypto.randomUUID().slice(0, 8);
}

/** Returns the message of an error, and those of its causes. */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return impersonal(String(error));
  const cause = error.cause === undefined ? "" : ` (${errorText(error.cause)})`;
  return `${impersonal(error.message)}${cause}`;
}

/** Counts of a scheduled function, for the operator; no personal data. */
export type Counted = Record<string, number>;

/**
 * Runs a scheduled job and records its outcome, so that the operator is told when it no longer runs. A
 * failure to record it does not change the answer.
 * @param counted read once the work is over
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
    // A function answers 503 when the next call continues its work.
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
