import "server-only";
import { supabaseEnv } from "@/lib/env";
import { isImageKey } from "./image";

/**
 * The article's picture when it lies in our own storage (by its key, or by its whole address),
 * else null: the page then draws a cover.
 * Pictures of other sites would tell these sites who reads what, and could change under us.
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
