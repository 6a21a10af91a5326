import { type ActionResult, done, refused } from "@/lib/actions/result";
import { alertNotices } from "@/lib/copy/alert-notices";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { isTooMany, LONGEST_LIMIT } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { visitorClient } from "@/lib/supabase/visitor";
import type { AlertInput } from "./schema";

/** Saves a search for the viewer; saving it twice is not an error. */
export async function saveSearch({ frequency, ...search }: AlertInput): Promise<ActionResult> {
  const client = await requestClient();
  const { error } = await client.rpc("save_search", { ...search, frequency });
  if (!error) return done(alertNotices.alertCreated);
  if (error.message.includes("too_many_alerts")) return refused(alertNotices.alertsFull);
  if (isTooMany(error)) {
    return refused(failure(alertNotices.alertFailed.title, tryAgainIn(LONGEST_LIMIT)));
  }
  logError("alerts.follow", error);
  return refused(alertNotices.alertFailed);
}

/** Outcome that the alert pages show after a button: done, expired link, rate limit or failure. */
export type TokenState = "fait" | "lien-perime" | "trop" | "echec";

/** Confirms an alert pending for this link's address; `alert` selects one when there are several. */
export async function confirmByToken(token: string, alert: string | null): Promise<TokenState> {
  const { data, error } = await visitorClient().rpc("confirm_alert", {
    token,
    alert: alert ?? undefined,
  });
  if (error?.message.includes("too_many_alerts")) return "trop";
  if (error) {
    logError("alerts.confirm", error);
    return "echec";
  }
  return data ? "fait" : "lien-perime";
}

/**
 * Stops one alert, or all those of its address; a reminder's token stops reminders. Stopping twice is not
 * an error, and an unknown token gets the same answer, so that tokens cannot be guessed.
 */
export async function unsubscribeByToken(token: string, everything: boolean): Promise<TokenState> {
  const { error } = await visitorClient().rpc("leave_alerts", { token, everything });
  if (!error) return "fait";
  logError("alerts.leave", error);
  return "echec";
}
