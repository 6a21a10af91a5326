"use server";

import type { ActionResult } from "@/lib/actions/result";
import { notices } from "@/lib/copy/notices";
import { deletePublication } from "@/lib/publications/deleting";
import { savePublication } from "@/lib/publications/saving";
import { jobSchema } from "./form-schema";

/** Publishes an offer, or saves a changed one of one's own. */
export async function saveJob(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return savePublication("job", form, {
    schema: jobSchema,
    saved: (_values, isNew) => (isNew ? notices.jobCreated : notices.jobUpdated),
  });
}

/** Deletes an offer of one's own. */
export async function deleteJob(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return deletePublication("job", form, {
    deleted: notices.jobDeleted,
    failed: notices.jobDeleteFailed,
  });
}
