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
import { type ScholarshipValues, scholarshipSchema } from "./form-schema";

/** Publishes a bourse, or saves a changed one of one's own (specification §5, §8). */
export async function saveScholarship(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("scholarships.save", async (viewer) => {
    const parsed = scholarshipSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);

    const edited = editedRow(form);
    return edited.id === null
      ? createScholarship(viewer.id, parsed.data)
      : updateScholarship(viewer.id, edited.id, edited, parsed.data);
  });
}

/** Deletes a bourse of one's own; applications to it stay (product.md). */
export async function deleteScholarship(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("scholarships.delete", async (viewer) => {
    const id = String(form.get("id") ?? "");
    if (!isUuid(id)) return refused(notices.scholarshipDeleteFailed);
    const client = await requestClient();
    const { data, error } = await client
      .from("scholarships")
      .delete()
      .eq("id", id)
      .eq("recruiter_id", viewer.id)
      .select("id");
    if (error || data.length === 0) {
      logError("scholarships.delete", error ?? "no row");
      return refused(notices.scholarshipDeleteFailed);
    }
    show(id);
    return done(notices.scholarshipDeleted);
  });
}

async function createScholarship(
  viewerId: string,
  values: ScholarshipValues,
): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from("scholarships")
    .insert({ ...values, recruiter_id: viewerId })
    .select("id")
    .single();
  if (error) return saveFailed("scholarships.create", error);
  show(data.id);
  return done(notices.scholarshipCreated);
}

async function updateScholarship(
  viewerId: string,
  id: string,
  { version, overwrite }: Edited,
  values: ScholarshipValues,
): Promise<ActionResult> {
  const client = await requestClient();
  const own = client.from("scholarships").update(values).eq("id", id).eq("recruiter_id", viewerId);
  const { data, error } = await (overwrite ? own : own.eq("updated_at", version)).select("id");
  if (error) return saveFailed("scholarships.update", error);
  if (data.length === 0) return whyNothingChanged(viewerId, id);
  show(id);
  return done(notices.scholarshipUpdated);
}

/** Row-level security refuses in silence: the row is newer, or not (or no longer) one's own. */
async function whyNothingChanged(viewerId: string, id: string): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from("scholarships")
    .select("id")
    .eq("id", id)
    .eq("recruiter_id", viewerId);
  if (error) return saveFailed("scholarships.update", error);
  return data.length === 0 ? refused(notices.editRefused) : conflict();
}

/**
 * The change is seen at the very next request of anybody. Then search engines are told, and the
 * candidates of a bourse that was awarded or removed.
 */
function show(id: string) {
  revalidateTag("scholarships", { expire: 0 });
  revalidateTag(`scholarship:${id}`, { expire: 0 });
  refresh();
  after(() => Promise.all([announce([`/bourses/${id}`]), sendDueMails()]));
}
