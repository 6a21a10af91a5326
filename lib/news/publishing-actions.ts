"use server";

import { recruiterAction } from "@/lib/actions/recruiter-action";
import { type ActionResult, invalid, refused } from "@/lib/actions/result";
import { editedRow } from "@/lib/actions/saving";
import { articleSaved, notices } from "@/lib/copy/notices";
import { deletePublication } from "@/lib/publications/deleting";
import { findOwn } from "@/lib/publications/own-row";
import { storePublication } from "@/lib/publications/saving";
import { chosenImage, dropImage } from "./article-image";
import { articleSchema } from "./form-schema";

/** Publishes an article, or saves a changed one of one's own. */
export async function saveArticle(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("article.save", async (viewer) => {
    const parsed = articleSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const chosen = await chosenImage(viewer, form, parsed.data.image_url);
    if ("refusal" in chosen) {
      return refused(chosen.refusal, { image: chosen.refusal.description ?? "" });
    }

    const { id } = editedRow(form);
    const before = id === null ? null : await findOwn("article", viewer.id, id);
    const values = { ...parsed.data, image_url: chosen.image };
    const result = await storePublication("article", viewer.id, form, values, ({ title }, isNew) =>
      articleSaved(title, isNew),
    );
    // A picture that nothing shows any more: the one before, or the one that came in vain.
    if (result.status === "done") await dropImage(viewer.id, before?.image_url ?? null);
    else if (chosen.uploaded) await dropImage(viewer.id, chosen.image);
    return result;
  });
}

/** Deletes an article of one's own, its comments and its picture. */
export async function deleteArticle(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return deletePublication("article", form, {
    deleted: notices.articleDeleted,
    failed: notices.articleDeleteFailed,
    clear: ({ author_id, image_url }) => dropImage(author_id ?? "", image_url),
  });
}
