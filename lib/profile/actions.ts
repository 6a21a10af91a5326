"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/notices";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { profileSchema } from "./schema";

/** Saves what people may say about themselves; anything else in the form is left out. */
export async function saveProfile(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction("profile.save", async (viewer) => {
    const parsed = profileSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);

    const client = await requestClient();
    const { data, error } = await client
      .from("profiles")
      .update(parsed.data)
      .eq("id", viewer.id)
      .select("id");
    if (error || data.length === 0) {
      logError("profile.save", error ?? "no row");
      return refused(notices.profileSaveFailed);
    }
    refresh();
    return done(notices.profileSaved);
  });
}
