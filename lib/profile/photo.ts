/** What may be chosen as a photo, before the browser makes it small. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The side of the square that is kept, in pixels. */
export const PHOTO_SIDE = 512;

/** What can be seen of a picture before it is decoded. */
export function looksLikePhoto(file: { type: string; size: number }): boolean {
  return (
    PHOTO_TYPES.some((type) => type === file.type) && file.size > 0 && file.size <= MAX_PHOTO_BYTES
  );
}

/** The address of the viewer's photo: another one for each photo. */
export function photoHref(avatarPath: string | null): string | null {
  const version = avatarPath?.split("/").at(-1)?.slice(0, 8);
  return version ? `/espace-utilisateur/photo?v=${encodeURIComponent(version)}` : null;
}
