import { callDatabase } from "#supabase/functions/_shared/database.ts";
import type { FunctionEnvironment } from "#supabase/functions/_shared/environment.ts";
import { logFailure } from "#supabase/functions/_shared/failure.ts";
import type { Outcome } from "./outbox.ts";

/** What is claimed is run, however late: the database tries it again an hour later only. */
const PAGE = 10;

/**
 * Runs the alerts that are due, each by a call of its own, which the database ends when it is slow: one
 * that fails stops no other.
 * @param now those that are not due yet too
 */
export async function runAlerts(
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
