import "server-only";
import { supabaseEnv } from "@/lib/env";

/**
 * The article's picture when it lies in our own storage, else null: the page then draws a cover.
 * Pictures of other sites would tell these sites who reads what, and could change under us.
 */
export function ownImage(imageUrl: string | null): string | null {
  const url = imageUrl === null ? null : URL.parse(imageUrl);
  if (!url) return null;
  const storage = new URL("/storage/v1/object/public/images/", supabaseEnv().url);
  return url.origin === storage.origin && url.pathname.startsWith(storage.pathname)
    ? url.href
    : null;
}
