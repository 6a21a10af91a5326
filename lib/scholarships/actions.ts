"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, refused, type Sender } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { deletePublication, savePublication } from "@/lib/publications/write";

import { requestClient } from "@/lib/supabase/server";
import { scholarshipSchema } from "./schema";

/** Makes the secret address of the viewer's calendar, or a new one in its place. */
export async function renewCalendarLink(previous?: Sender): Promise<ActionResult> {
  return viewerAction("calendar.renew", previous, async () => {
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
export async function revokeCalendarLink(previous?: Sender): Promise<ActionResult> {
  return viewerAction("calendar.revoke", previous, async (viewer) => {
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
export async function saveScholarship(previous: Sender, form: FormData): Promise<ActionResult> {
  return savePublication("scholarship", previous, form, {
    schema: scholarshipSchema,
    saved: (_values, isNew) => (isNew ? notices.scholarshipCreated : notices.scholarshipUpdated),
  });
}

/** Deletes a bourse of one's own. */
export async function deleteScholarship(previous: Sender, form: FormData): Promise<ActionResult> {
  return deletePublication("scholarship", previous, form, {
    deleted: notices.scholarshipDeleted,
    failed: notices.scholarshipDeleteFailed,
  });
}
