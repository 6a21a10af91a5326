import "server-only";
import type { Viewer } from "@/lib/auth/roles";
import { tryAgainIn } from "@/lib/copy/auth-errors";
import { employerNotices } from "@/lib/copy/employer-notices";
import { failure, type Notice } from "@/lib/copy/server-notices";
import { supabaseEnv } from "@/lib/env";
import { logError } from "@/lib/monitoring/log";
import { cleanPicture, PICTURE } from "@/lib/security/clean-picture";
import { takeRateLimit } from "@/lib/security/rate-limit";
import { removeFiles } from "@/lib/supabase/own-files";
import { requestClient } from "@/lib/supabase/server";

const MAX_BYTES = 2 * 1024 * 1024;

/** Longest side of a stored logo, in pixels: twice its size on a page. */
const SIDE = 320;

/** Returns the public URL of a logo. */
export function logoUrl(path: string | null): string | null {
  if (path === null) return null;
  return new URL(`/storage/v1/object/public/images/${path}`, supabaseEnv().url).href;
}

type Picture = { bytes: Uint8Array | null } | { refusal: Notice };

/** Returns the logo of a form, processed for storage; null bytes when no file was chosen. */
export async function readLogo(viewer: Viewer, form: FormData): Promise<Picture> {
  const file = form.get("logo");
  if (!(file instanceof File) || file.size === 0) return { bytes: null };
  if (file.size > MAX_BYTES) return { refusal: employerNotices.logoInvalid };
  const rate = await takeRateLimit("upload", viewer.id);
  if (!rate.allowed) return { refusal: failure("Erreur", tryAgainIn(rate.retryAfter)) };
  const bytes = await cleanPicture(new Uint8Array(await file.arrayBuffer()), SIDE);
  return bytes === null ? { refusal: employerNotices.logoInvalid } : { bytes };
}

/** Stores a logo and returns its path. */
export async function storeLogo(viewerId: string, bytes: Uint8Array): Promise<string> {
  const client = await requestClient();
  const path = `${viewerId}/${crypto.randomUUID()}.${PICTURE.extension}`;
  const { error } = await client.storage
    .from("images")
    .upload(path, bytes, { contentType: PICTURE.type });
  if (error) throw error;
  return path;
}

/** Removes a logo that is no longer used. The scheduler removes those that another member uploaded. */
export async function dropLogo(viewerId: string, path: string | null): Promise<void> {
  if (path === null || !path.startsWith(`${viewerId}/`)) return;
  try {
    await removeFiles(await requestClient(), "images", [path]);
  } catch (error) {
    logError("employer.drop-logo", error);
  }
}
