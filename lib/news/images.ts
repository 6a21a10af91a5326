import type { Viewer } from "@/lib/auth/roles";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { failure, type Notice, notices } from "@/lib/copy/server-notices";
import { supabaseEnv } from "@/lib/env";
import { logError } from "@/lib/monitoring/log";
import { cleanPicture, PICTURE } from "@/lib/security/clean-picture";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { IMAGE_SIDE, isImageKey, MAX_IMAGE_BYTES } from "@/lib/shared/pictures";
import { removeFiles } from "@/lib/supabase/own-files";
import { requestClient } from "@/lib/supabase/server";

type Chosen = { image: string | null; uploaded: boolean } | { refusal: Notice };

/**
 * Returns the picture for a submitted form: the new file, once stored; else the address; else the article's
 * current file, unless it is to be removed.
 * @param address value of the address field
 */
export async function chosenImage(
  viewer: Viewer,
  form: FormData,
  address: string | null,
): Promise<Chosen> {
  const file = form.get("image");
  if (file instanceof File && file.size > 0) return upload(viewer, file);
  const stored = String(form.get("stored_image") ?? "");
  const stays =
    isImageKey(stored) && stored.startsWith(`${viewer.id}/`) && !form.has("remove_image");
  return { image: address ?? (stays ? stored : null), uploaded: false };
}

/** Deletes a picture from storage once no article uses it: a copied article shares its original's file. */
export async function dropImage(viewerId: string, image: string | null): Promise<void> {
  if (image === null || !isImageKey(image)) return;
  try {
    const client = await requestClient();
    const { data, error } = await client
      .from("news_articles")
      .select("id")
      .eq("author_id", viewerId)
      .eq("image_url", image)
      .limit(1);
    if (error) throw error;
    if (data.length === 0) await removeFiles(client, "images", [image]);
  } catch (error) {
    // The article has already been saved or deleted: this failure must not fail the action.
    logError("news.drop-image", error);
  }
}

async function upload(viewer: Viewer, file: File): Promise<Chosen> {
  if (file.size > MAX_IMAGE_BYTES) return { refusal: notices.articleImageInvalid };
  const rate = await takeRateLimit("upload", viewer.id);
  if (!rate.allowed) return { refusal: failure("Erreur", tryAgainIn(rate.retryAfter)) };
  // The file may come straight from a camera, with its metadata.
  const picture = await cleanPicture(new Uint8Array(await file.arrayBuffer()), IMAGE_SIDE);
  if (picture === null) return { refusal: notices.articleImageInvalid };

  const client = await requestClient();
  const path = `${viewer.id}/${crypto.randomUUID()}.${PICTURE.extension}`;
  const { error } = await client.storage
    .from("images")
    .upload(path, picture, { contentType: PICTURE.type });
  if (error) throw error;
  return { image: path, uploaded: true };
}

/**
 * Returns the address of a picture in our own storage, given its key or full address; null otherwise, and
 * the page renders a cover. Pictures on other sites would reveal to them who reads what, and could change
 * without notice.
 */
export function ownImage(imageUrl: string | null): string | null {
  if (imageUrl === null) return null;
  const storage = new URL("/storage/v1/object/public/images/", supabaseEnv().url);
  if (isImageKey(imageUrl)) return new URL(imageUrl, storage).href;
  const url = URL.parse(imageUrl);
  if (!url) return null;
  return url.origin === storage.origin && url.pathname.startsWith(storage.pathname)
    ? url.href
    : null;
}
