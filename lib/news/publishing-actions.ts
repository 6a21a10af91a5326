"use server";

import { refresh, revalidateTag } from "next/cache";
import { after } from "next/server";
import { recruiterAction } from "@/lib/actions/recruiter-action";
import { type ActionResult, done, invalid, refused } from "@/lib/actions/result";
import { conflict, type Edited, editedRow, saveFailed } from "@/lib/actions/saving";
import { articleSaved, notices } from "@/lib/copy/notices";
import { announce } from "@/lib/indexnow";
import { logError } from "@/lib/log";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/search";
import { chosenImage, dropImage } from "./article-image";
import { type ArticleValues, articleSchema } from "./form-schema";

/** Publishes an article, or saves a changed one of one's own (specification §5, §8). */
export async function saveArticle(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("news.save", async (viewer) => {
    const parsed = articleSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);
    const chosen = await chosenImage(viewer, form, parsed.data.image_url);
    if ("refusal" in chosen) {
      return refused(chosen.refusal, { image: chosen.refusal.description ?? "" });
    }

    const values = { ...parsed.data, image_url: chosen.image };
    const edited = editedRow(form);
    const result =
      edited.id === null
        ? await createArticle(viewer.id, values)
        : await updateArticle(viewer.id, edited.id, edited, values);
    if (result.status === "refused" && chosen.uploaded) await dropImage(viewer.id, chosen.image);
    return result;
  });
}

/** Deletes an article of one's own, its comments and its picture. */
export async function deleteArticle(
  _previous: ActionResult | null,
  form: FormData,
): Promise<ActionResult> {
  return recruiterAction("news.delete", async (viewer) => {
    const id = String(form.get("id") ?? "");
    if (!isUuid(id)) return refused(notices.articleDeleteFailed);
    const client = await requestClient();
    const { data, error } = await client
      .from("news_articles")
      .delete()
      .eq("id", id)
      .eq("author_id", viewer.id)
      .select("image_url");
    const [deleted] = data ?? [];
    if (error || !deleted) {
      logError("news.delete", error ?? "no row");
      return refused(notices.articleDeleteFailed);
    }
    await dropImage(viewer.id, deleted.image_url);
    show(id);
    return done(notices.articleDeleted);
  });
}

async function createArticle(viewerId: string, values: ArticleValues): Promise<ActionResult> {
  const client = await requestClient();
  const { data, error } = await client
    .from("news_articles")
    .insert({ ...values, author_id: viewerId })
    .select("id")
    .single();
  if (error) return saveFailed("news.create", error);
  show(data.id);
  return done(articleSaved(values.title, true));
}

async function updateArticle(
  viewerId: string,
  id: string,
  { version, overwrite }: Edited,
  values: ArticleValues,
): Promise<ActionResult> {
  const before = await readOwn(viewerId, id);
  if (before.error) return saveFailed("news.update", before.error);
  if (before.data === null) return refused(notices.editRefused);

  const client = await requestClient();
  const own = client.from("news_articles").update(values).eq("id", id).eq("author_id", viewerId);
  const { data, error } = await (overwrite ? own : own.eq("updated_at", version)).select("id");
  if (error) return saveFailed("news.update", error);
  // Row-level security refuses in silence; it was one's own a moment ago, so it is newer.
  if (data.length === 0) return conflict();
  await dropImage(viewerId, before.data.image_url);
  show(id);
  return done(articleSaved(values.title, false));
}

async function readOwn(viewerId: string, id: string) {
  if (!isUuid(id)) return { data: null, error: null };
  const client = await requestClient();
  return client
    .from("news_articles")
    .select("image_url")
    .eq("id", id)
    .eq("author_id", viewerId)
    .maybeSingle();
}

/** The change is seen at the very next request of anybody, and search engines are told. */
function show(id: string) {
  revalidateTag("news", { expire: 0 });
  revalidateTag(`article:${id}`, { expire: 0 });
  refresh();
  after(() => announce([`/actualites/${id}`]));
}
