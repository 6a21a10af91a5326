"use server";

import type { ActionResult } from "@/lib/actions/result";
import { notices } from "@/lib/copy/notices";
import { deletePublication } from "@/lib/publications/deleting";
import { savePublication } from "@/lib/publications/saving";
import { missionSchema } from "./schema";

/** Publishes a mission, or saves a changed one of one's own. */
export async function saveMission(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return savePublication("freelance", form, {
    schema: missionSchema,
    saved: (_values, isNew) => (isNew ? notices.missionCreated : notices.missionUpdated),
  });
}

/** Deletes a mission of one's own. */
export async function deleteMission(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return deletePublication("freelance", form, {
    deleted: notices.missionDeleted,
    failed: notices.missionDeleteFailed,
  });
}
