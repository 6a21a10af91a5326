"use server";

import { redirect } from "next/navigation";
import { type ActionResult, done, refused, type Sender } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { withNotice } from "@/lib/copy/flash-parameter";
import { notices } from "@/lib/copy/server-notices";
import { logError } from "@/lib/monitoring/log";
import { requestClient } from "@/lib/supabase/server";
import { type SavedTarget, savedTarget } from "./schema";

const ALREADY_THERE = "23505";

/** Saves an item for the viewer; idempotent. */
export async function saveItem(target: SavedTarget, sender?: Sender): Promise<ActionResult> {
  return viewerAction({ event: "saved.save", feature: "save" }, sender, async (viewer) => {
    const { success, data } = savedTarget.safeParse(target);
    if (!success) return refused(notices.saveFailed);

    const client = await requestClient();
    const { error } = await client
      .from("saved_items")
      .insert({ user_id: viewer.id, kind: data.kind, publication_id: data.id });
    if (error && error.code !== ALREADY_THERE) {
      logError("saved.save", error);
      return refused(notices.saveFailed);
    }
    return done(notices.itemSaved);
  });
}

/** Saves an item from a plain form; without JavaScript, redirects to the viewer's saved items. */
export async function saveByForm(previous: Sender, form: FormData): Promise<ActionResult> {
  const result = await saveItem(Object.fromEntries(form) as SavedTarget, previous);
  if (result.status !== "done") return result;
  redirect(withNotice("/espace-utilisateur?onglet=favoris", "favori-garde"));
}

/** Removes an item from the viewer's saved items; idempotent. */
export async function unsaveItem(target: SavedTarget, sender?: Sender): Promise<ActionResult> {
  return viewerAction({ event: "saved.unsave", feature: "save" }, sender, async (viewer) => {
    const { success, data } = savedTarget.safeParse(target);
    if (!success) return refused(notices.saveFailed);

    const client = await requestClient();
    const { error } = await client
      .from("saved_items")
      .delete()
      .eq("user_id", viewer.id)
      .eq("kind", data.kind)
      .eq("publication_id", data.id);
    if (error) {
      logError("saved.unsave", error);
      return refused(notices.saveFailed);
    }
    return done(notices.itemUnsaved);
  });
}
