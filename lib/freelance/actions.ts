"use server";

import type { ActionResult, Sender } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";
import { abroadWarnings } from "@/lib/publications/abroad";
import { confirmWarnings, deletePublication, savePublication } from "@/lib/publications/write";

import { freelanceJobSchema } from "./schema";

export async function saveFreelanceJob(previous: Sender, form: FormData): Promise<ActionResult> {
  return savePublication("freelance", previous, form, {
    schema: freelanceJobSchema,
    saved: (_values, isNew) => (isNew ? notices.freelanceJobCreated : notices.freelanceJobUpdated),
    check: async (values, form) =>
      values.status === "published" ? confirmWarnings(abroadWarnings(values), form) : null,
  });
}

export async function deleteFreelanceJob(previous: Sender, form: FormData): Promise<ActionResult> {
  return deletePublication("freelance", previous, form, {
    deleted: notices.freelanceJobDeleted,
    failed: notices.freelanceJobDeleteFailed,
  });
}
