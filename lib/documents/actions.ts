"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { notices } from "@/lib/copy/notices";
import { removeFiles } from "@/lib/supabase/own-files";
import { requestClient } from "@/lib/supabase/server";
import { findDocument } from "./queries";
import { documentIdSchema, renameSchema } from "./schema";

/** Gives a document another name; the file keeps its own. */
export async function renameDocument(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction({ event: "documents.rename", feature: "documents" }, async (viewer) => {
    const parsed = renameSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);

    const client = await requestClient();
    const { data, error } = await client
      .from("documents")
      .update({ file_name: parsed.data.file_name })
      .eq("id", parsed.data.id)
      .eq("user_id", viewer.id)
      .select("id");
    if (error) throw error;
    if (data.length === 0) return refused(notices.documentGone);
    refresh();
    return done(notices.documentRenamed);
  });
}

/** Chooses the CV that applications take first; the database releases the one before. */
export async function chooseDefaultDocument(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction({ event: "documents.default", feature: "documents" }, async (viewer) => {
    const id = documentIdSchema.safeParse(form.get("id"));
    if (!id.success) return refused(notices.documentGone);

    const client = await requestClient();
    const { data, error } = await client
      .from("documents")
      .update({ is_default: true })
      .eq("id", id.data)
      .eq("user_id", viewer.id)
      .select("id");
    if (error) throw error;
    if (data.length === 0) return refused(notices.documentGone);
    refresh();
    return done(notices.documentDefault);
  });
}

/** Deletes the file, then its row: the other way round the bytes would stay without an owner. */
export async function deleteDocument(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return viewerAction({ event: "documents.delete", feature: "documents" }, async (viewer) => {
    const id = documentIdSchema.safeParse(form.get("id"));
    const document = id.success ? await findDocument(viewer.id, id.data) : null;
    if (document === null) return refused(notices.documentGone);

    const client = await requestClient();
    await removeFiles(client, "cvs", [document.file_url]);
    const { data, error } = await client
      .from("documents")
      .delete()
      .eq("id", document.id)
      .eq("user_id", viewer.id)
      .select("id");
    if (error) throw error;
    refresh();
    return data.length === 0 ? refused(notices.documentGone) : done(notices.documentDeleted);
  });
}
