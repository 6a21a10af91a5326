"use server";

import { refresh, revalidateTag } from "next/cache";
import { after } from "next/server";
import { recruiterAction } from "@/lib/actions/recruiter-action";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { conflict, type Edited, editedRow, saveFailed } from "@/lib/actions/saving";
import { notices } from "@/lib/copy/notices";
import { announce } from "@/lib/indexnow";
import { logError } from "@/lib/log";
import { sendDueMails } from "@/lib/mail/due-mails";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { type MissionValues, missionSchema } from "./form-schema";

/** Publishes a mission, or saves a changed one of one's own (specification §5, §8). */
export async function saveMission(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("missions.save", async (viewer) => {
    const parsed = missionSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);

    const edited = editedRow(form);
    return edited.id === null
      ? createMission(viewer.id, parsed.data)
      : updateMission(viewer.id, edited.id, edited, parsed.data);
  });
}

/** Deletes a mission of one's own; applications to it stay (product.md). */
export async function deleteMission(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("missions.delete", async (viewer) => {
    const id = String(form.get("id") ?? "");
    if (!isUuid(id)) return refused(notices.missionDeleteFailed);
    const client = await requestClient();
    const { data, error } = await client
      .from("freelance_jobs")
      .delete()
      .eq("id", id)
      .eq("recruiter_id", viewer.id)
      .select("id");
    if (error || data.length === 0) {
      logError("missions.delete", error ?? "no row");
      return refused(notices.missionDeleteFailed);
    }
    show(id);
    return done(notices.missionDeleted);
  });
}

async function createMission(viewerId: string, values: MissionValues): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from("freelance_jobs")
    .insert({ ...values, recruiter_id: viewerId })
    .select("id")
    .single();
  if (error) return saveFailed("missions.create", error);
  show(data.id);
  return done(notices.missionCreated);
}

async function updateMission(
  viewerId: string,
  id: string,
  { version, overwrite }: Edited,
  values: MissionValues,
): Promise<ActionResult> {
  const client = await requestClient();
  const own = client
    .from("freelance_jobs")
    .update(values)
    .eq("id", id)
    .eq("recruiter_id", viewerId);
  const { data, error } = await (overwrite ? own : own.eq("updated_at", version)).select("id");
  if (error) return saveFailed("missions.update", error);
  if (data.length === 0) return whyNothingChanged(viewerId, id);
  show(id);
  return done(notices.missionUpdated);
}

/** Row-level security refuses in silence: the row is newer, or not (or no longer) one's own. */
async function whyNothingChanged(viewerId: string, id: string): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from("freelance_jobs")
    .select("id")
    .eq("id", id)
    .eq("recruiter_id", viewerId);
  if (error) return saveFailed("missions.update", error);
  return data.length === 0 ? refused(notices.editRefused) : conflict();
}

/**
 * The change is seen at the very next request of anybody. Then search engines are told, and the
 * candidates of a mission that was filled or removed.
 */
function show(id: string) {
  revalidateTag("missions", { expire: 0 });
  revalidateTag(`mission:${id}`, { expire: 0 });
  refresh();
  after(() => Promise.all([announce([`/freelance/${id}`]), sendDueMails()]));
}
