"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { deletePublication, savePublication } from "@/lib/publications/write";

import { requestClient } from "@/lib/supabase/server";
import { scholarshipSchema } from "./schema";

/** Makes the secret address of the viewer's calendar, or a new one in its place. */
export async function renewCalendarLink(): Promise<ActionResult> {
  return viewerAction("calendar.renew", async () => {
    const client = await requestClient();
    const { error } = await client.rpc("my_calendar_token", { renew: true });
    if (error) {
      logError("calendar.renew", error);
      return refused(notices.calendarLinkFailed);
    }
    refresh();
    return done(notices.calendarLinkRenewed);
  });
}

/** Takes the secret address back; calendars that follow it find nothing any more. */
export async function revokeCalendarLink(): Promise<ActionResult> {
  return viewerAction("calendar.revoke", async (viewer) => {
    const client = await requestClient();
    const { error } = await client.from("calendar_tokens").delete().eq("user_id", viewer.id);
    if (error) {
      logError("calendar.revoke", error);
      return refused(notices.calendarLinkFailed);
    }
    refresh();
    return done(notices.calendarLinkRevoked);
  });
}

/** Publishes a bourse, or saves a changed one of one's own. */
export async function saveScholarship(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return savePublication("scholarship", form, {
    schema: scholarshipSchema,
    saved: (_values, isNew) => (isNew ? notices.scholarshipCreated : notices.scholarshipUpdated),
  });
}

/** Deletes a bourse of one's own. */
export async function deleteScholarship(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return deletePublication("scholarship", form, {
    deleted: notices.scholarshipDeleted,
    failed: notices.scholarshipDeleteFailed,
  });
}
