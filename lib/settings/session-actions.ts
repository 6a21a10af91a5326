"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { securityNotices } from "@/lib/copy/security-notices";
import { sendDueMails } from "@/lib/mail/sending";
import { requestClient } from "@/lib/supabase/server";

const sessionSchema = z.object({ session: z.uuid() });

/** Field `session`: ends it, if it is one of the viewer's. */
export async function endSession(
  _previous: ActionResult | null,
  data: FormData,
): Promise<ActionResult> {
  return viewerAction("sessions.end", async () => {
    const fields = sessionSchema.safeParse(Object.fromEntries(data));
    if (!fields.success) return refused(securityNotices.sessionNotEnded);
    const client = await requestClient();
    const ended = await client.rpc("end_my_session", fields.data);
    if (ended.error) throw ended.error;
    refresh();
    if (ended.data) await sendDueMails();
    return ended.data
      ? done(securityNotices.sessionEnded)
      : refused(securityNotices.sessionNotEnded);
  });
}

/** Ends all of the viewer's sessions but this one. */
export async function endOtherSessions(): Promise<ActionResult> {
  return viewerAction("sessions.end-others", async () => {
    const client = await requestClient();
    const { error } = await client.rpc("end_my_other_sessions");
    if (error) throw error;
    refresh();
    await sendDueMails();
    return done(securityNotices.othersEnded);
  });
}
