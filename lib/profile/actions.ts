"use server";

import { refresh } from "next/cache";
import { type ActionResult, done, invalid, refused, type Sender } from "@/lib/actions/result";
import { viewerAction } from "@/lib/actions/viewer-action";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, type Notice, notices } from "@/lib/copy/server-notices";
import { validation } from "@/lib/copy/validation";
import { logError } from "@/lib/monitoring/log";
import { cleanPicture, PICTURE } from "@/lib/security/clean-picture";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { MAX_PHOTO_BYTES, PHOTO_SIDE } from "@/lib/shared/pictures";
import { listOwnFiles, removeFiles } from "@/lib/supabase/own-files";
import { requestClient } from "@/lib/supabase/server";
import { profileSchema, tradeOf } from "./schema";

/** Saves the fields of the profile that its owner may edit; ignores any others. */
export async function saveProfile(previous: Sender, form: FormData): Promise<ActionResult> {
  return viewerAction("profile.save", previous, async (viewer) => {
    const parsed = profileSchema.safeParse(Object.fromEntries(form));
    if (!parsed.success) return invalid(parsed.error);

    const client = await requestClient();
    const { data, error } = await client
      .from("profiles")
      .update({ ...parsed.data, trade: tradeOf(parsed.data.occupation) })
      .eq("id", viewer.id)
      .select("id");
    if (error?.message.includes("contact_in_name")) {
      return refused(notices.formIncomplete, { full_name: validation.contactInName });
    }
    if (error || data.length === 0) {
      logError("profile.save", error ?? "no row");
      return refused(notices.profileSaveFailed);
    }
    refresh();
    return done(notices.profileSaved);
  });
}

/** Replaces the profile photo with the square that the browser cropped, encoded again. */
export async function savePhoto(form: FormData, sender?: Sender): Promise<ActionResult> {
  return viewerAction({ event: "photo.save", feature: "photo" }, sender, async (viewer) => {
    const file = form.get("photo");
    if (!(file instanceof File) || file.size > MAX_PHOTO_BYTES) {
      return refused(notices.photoInvalid);
    }
    const rate = await takeRateLimit("upload", viewer.id);
    if (!rate.allowed) return refused(failure("Erreur", tryAgainIn(rate.retryAfter)));
    const photo = await cleanPicture(new Uint8Array(await file.arrayBuffer()), PHOTO_SIDE);
    if (photo === null) return refused(notices.photoInvalid);

    const client = await requestClient();
    const path = `${viewer.id}/${crypto.randomUUID()}.${PICTURE.extension}`;
    const uploaded = await client.storage
      .from("avatars")
      .upload(path, photo, { contentType: PICTURE.type });
    if (uploaded.error) {
      logError("photo.upload", uploaded.error);
      return refused(notices.photoSaveFailed);
    }
    return setPhoto(viewer.id, path, notices.photoSaved);
  });
}

export async function removePhoto(sender?: Sender): Promise<ActionResult> {
  return viewerAction({ event: "photo.remove", feature: "photo" }, sender, (viewer) =>
    setPhoto(viewer.id, null, notices.photoRemoved),
  );
}

/** Stores the path of the current photo and deletes every other file in the folder. */
async function setPhoto(userId: string, path: string | null, notice: Notice) {
  const client = await requestClient();
  const { data, error } = await client
    .from("profiles")
    .update({ avatar_path: path })
    .eq("id", userId)
    .select("id");
  if (error || data.length === 0) {
    logError("photo.keep", error ?? "no row");
    return refused(notices.photoSaveFailed);
  }
  const files = await listOwnFiles(client, "avatars", userId);
  await removeFiles(
    client,
    "avatars",
    files.map((file) => file.path).filter((key) => key !== path),
  );
  refresh();
  return done(notice);
}
