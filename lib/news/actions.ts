"use server";

import { revalidateTag } from "next/cache";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { recruiterAction, viewerAction } from "@/lib/actions/viewer-action";
import { moderationNotices } from "@/lib/copy/moderation-notices";
import { articleSaved, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { findOwn } from "@/lib/publications/admin-rows";
import { pageTag } from "@/lib/publications/kinds";
import { revalidatePublication } from "@/lib/publications/revalidation";
import { deletePublication, editedRow, storePublication } from "@/lib/publications/write";

import { isTooMany, takeRateLimit } from "@/lib/security/rate-limit";
import { requestClient } from "@/lib/supabase/server";
import { isUuid } from "@/lib/text/address-values";
import { todayInCanada } from "@/lib/text/dates";
import { chosenImage, dropImage } from "./images";
import { articleSchema, commentSchema, typedSources } from "./schema";

const ALREADY_THERE = "23505";
const NOT_ALLOWED = "42501";

/** Adds or removes the viewer's like of an article; idempotent. */
export async function setLike(
  articleId: string,
  liked: boolean,
  sender?: Sender,
): Promise<ActionResult> {
  return viewerAction({ event: "news.like", feature: "like" }, sender, async ({ id }) => {
    if (!isUuid(articleId)) return refused(notices.articleNotFound);
    const likes = (await requestClient()).from("article_likes");
    const { error } = liked
      ? await likes.insert({ article_id: articleId, user_id: id })
      : await likes.delete().eq("article_id", articleId).eq("user_id", id);
    if (error?.code === NOT_ALLOWED) return refused(notices.articleNotFound);
    if (error?.message.includes("account_suspended"))
      return refused(moderationNotices.accountSuspended);
    if (error && error.code !== ALREADY_THERE) throw error;

    revalidateTag(pageTag("article", articleId), { expire: 0 });
    return done(notices.likeSaved);
  });
}

/** Stores a comment, hidden until the article's author approves it. */
export async function addComment(previous: Sender, data: FormData): Promise<ActionResult> {
  return viewerAction({ event: "news.comment", feature: "comment" }, previous, async ({ id }) => {
    const comment = commentSchema.safeParse(Object.fromEntries(data));
    if (!comment.success) return invalid(comment.error);
    if (!(await takeRateLimit("comment", id)).allowed) return refused(notices.commentsTooMany);

    const { error } = await (await requestClient())
      .from("comments")
      .insert({ ...comment.data, user_id: id });
    if (error?.code === NOT_ALLOWED) return refused(notices.articleNotFound);
    if (isTooMany(error)) return refused(notices.commentsTooMany);
    if (error?.message.includes("account_suspended"))
      return refused(moderationNotices.accountSuspended);
    if (error) throw error;
    return done(notices.commentPending);
  });
}

export async function decideComment(
  commentId: string,
  status: "approved" | "refused",
  sender?: Sender,
): Promise<ActionResult> {
  return viewerAction("news.decide-comment", sender, async () => {
    const known = status === "approved" || status === "refused";
    if (!known || !isUuid(commentId)) return refused(notices.commentDecisionFailed);
    const { data, error } = await (await requestClient())
      .from("comments")
      .update({ status })
      .eq("id", commentId)
      .select("article_id");
    if (error) throw error;
    // For another author's article, row-level security updates no row and raises no error.
    const [comment] = data;
    if (!comment) return refused(notices.commentDecisionFailed);

    revalidateTag(pageTag("article", comment.article_id), { expire: 0 });
    return done(status === "approved" ? notices.commentApproved : notices.commentRefused);
  });
}

export async function saveArticle(previous: Sender, form: FormData): Promise<ActionResult> {
  return recruiterAction("article.save", previous, async (viewer) => {
    const parsed = articleSchema.safeParse({
      ...Object.fromEntries(form),
      sources: typedSources(form),
    });
    if (!parsed.success) return invalid(parsed.error);
    const { id } = editedRow(form);
    const before = id === null ? null : await findOwn("article", viewer.id, id);
    if (!(await canReplace(viewer.id, parsed.data.replaced_by, before))) {
      return refused(notices.formIncomplete, { replaced_by: validation.successorUnknown });
    }
    const chosen = await chosenImage(viewer, form, parsed.data.image_url);
    if ("refusal" in chosen) {
      return refused(chosen.refusal, { image: chosen.refusal.description ?? "" });
    }

    const values = { ...parsed.data, image_url: chosen.image };
    const result = await storePublication("article", viewer.id, form, values, ({ title }, isNew) =>
      articleSaved(title, isNew),
    );
    // Deletes the picture that is no longer used: the previous one, or the new one if saving failed.
    if (result.status === "done") {
      await dropImage(viewer.id, before?.image_url ?? null);
      revalidateSuccessors(before?.replaced_by, values.replaced_by);
    } else if (chosen.uploaded) await dropImage(viewer.id, chosen.image);
    return result;
  });
}

/** Records that the author compared their article with its sources today. */
export async function verifyArticle(id: string, sender?: Sender): Promise<ActionResult> {
  return recruiterAction("article.verify", sender, async (viewer) => {
    if (!isUuid(id)) return refused(notices.articleVerifyFailed);
    const { data, error } = await (await requestClient())
      .from("news_articles")
      .update({ verified_on: todayInCanada() })
      .eq("id", id)
      .eq("author_id", viewer.id)
      .eq("status", "published")
      .select("id");
    if (error) throw error;
    // For another author's article, row-level security updates no row and raises no error.
    if (data.length === 0) return refused(notices.articleVerifyFailed);
    revalidatePublication("article", id);
    return done(notices.articleVerified);
  });
}

/** Deletes one of the viewer's articles, with its comments and picture. */
export async function deleteArticle(previous: Sender, form: FormData): Promise<ActionResult> {
  return deletePublication("article", previous, form, {
    deleted: notices.articleDeleted,
    failed: notices.articleDeleteFailed,
    clear: ({ author_id, image_url, replaced_by }) => {
      revalidateSuccessors(replaced_by);
      return dropImage(author_id ?? "", image_url);
    },
  });
}

/** Whether an article may replace another: it is published and has the same author. */
async function canReplace(
  viewerId: string,
  successor: string | null,
  before: { id: string; replaced_by: string | null } | null,
): Promise<boolean> {
  if (successor === null || successor === before?.replaced_by) return true;
  if (successor === before?.id) return false;
  return (await findOwn("article", viewerId, successor))?.status === "published";
}

/** The pages of the replacing articles link to those they replace. */
function revalidateSuccessors(...ids: (string | null | undefined)[]): void {
  for (const id of ids) if (id) revalidateTag(pageTag("article", id), { expire: 0 });
}
