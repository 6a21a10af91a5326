"use server";

import type { ActionResult } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";
import { abroadWarnings } from "@/lib/publications/abroad";
import { confirmWarnings, deletePublication, savePublication } from "@/lib/publications/write";

import { freelanceJobSchema } from "./schema";

export async function saveFreelanceJob(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return savePublication("freelance", form, {
    schema: freelanceJobSchema,
    saved: (_values, isNew) => (isNew ? notices.freelanceJobCreated : notices.freelanceJobUpdated),
    check: async (values, form) =>
      values.status === "published" ? confirmWarnings(abroadWarnings(values), form) : null,
  });
}

export async function deleteFreelanceJob(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return deletePublication("freelance", form, {
    deleted: notices.freelanceJobDeleted,
    failed: notices.freelanceJobDeleteFailed,
  });
}
