import "server-only";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { alertNotices } from "@/lib/copy/alert-notices";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { isTooMany, LONGEST_LIMIT } from "@/lib/supabase/too-many";
import type { Followed } from "./schema";

/** Follows a search for whoever is signed in; following it twice is no mistake. */
export async function followAsMember({ frequency, ...search }: Followed): Promise<ActionResult> {
  const client = await requestClient();
  const { error } = await client.rpc("follow_search", { ...search, frequency });
  if (!error) return done(alertNotices.alertCreated);
  if (error.message.includes("too_many_alerts")) return refused(alertNotices.alertsFull);
  if (isTooMany(error)) {
    return refused(failure(alertNotices.alertFailed.title, tryAgainIn(LONGEST_LIMIT)));
  }
  logError("alerts.follow", error);
  return refused(alertNotices.alertFailed);
}
