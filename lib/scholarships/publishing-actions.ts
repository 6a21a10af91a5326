"use server";

import type { ActionResult } from "@/lib/actions/result";
import { notices } from "@/lib/copy/notices";
import { deletePublication } from "@/lib/publications/deleting";
import { savePublication } from "@/lib/publications/saving";
import { scholarshipSchema } from "./form-schema";

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
