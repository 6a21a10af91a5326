"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, refused, type Sender } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { deletePublication, savePublication } from "@/lib/publications/write";

import { requestClient } from "@/lib/supabase/server";
import { scholarshipSchema } from "./schema";

/** Creates the secret address of the viewer's calendar; a new one replaces the old. */
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

/** Revokes the secret address; calendars that subscribe to it get no more events. */
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

/** Publishes a bourse, or saves changes to one of the viewer's own. */
export async function saveScholarship(previous: Sender, form: FormData): Promise<ActionResult> {
  return savePublication("scholarship", previous, form, {
    schema: scholarshipSchema,
    saved: (_values, isNew) => (isNew ? notices.scholarshipCreated : notices.scholarshipUpdated),
  });
}

/** Deletes one of the viewer's bourses. */
export async function deleteScholarship(previous: Sender, form: FormData): Promise<ActionResult> {
  return deletePublication("scholarship", previous, form, {
    deleted: notices.scholarshipDeleted,
    failed: notices.scholarshipDeleteFailed,
  });
}
