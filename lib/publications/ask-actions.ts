"use server";

import { z } from "zod";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/monitoring/log";
import { isTooMany } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { kindsThatCan } from "./kinds";

const question = z.object({ kind: z.enum(kindsThatCan("abroad")), id: z.uuid() });

/** Asks whoever published what they leave open to candidates abroad; once, however often sent. */
export async function askRecruiter(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction("abroad.ask", async () => {
    const { success, data } = question.safeParse(Object.fromEntries(form));
    if (!success) return refused(notices.nothingToAsk);
    const client = await requestClient();
    const answer = await client.rpc("ask_about_abroad", { kind: data.kind, item_id: data.id });
    if (isTooMany(answer.error)) return refused(notices.askedTooOften);
    if (answer.error) {
      logError("abroad.ask", answer.error);
      return refused(notices.askFailed);
    }
    return answer.data ? done(notices.recruiterAsked) : refused(notices.nothingToAsk);
  });
}
