import { callDatabase } from "./database.ts";
import type { FunctionEnvironment } from "./environment.ts";
import { logFailure } from "./failure.ts";

/** What a scheduled function counted, for the operator: numbers, nobody's data. */
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
    await callDatabase(environment, "record_run", { job, outcome, told: counted() }).catch(
      (error) => {
        logFailure(`${job}.note`, error);
      },
    );
  }
}
