const signatures = [
  { type: "image/jpeg", extension: "jpg", at: 0, text: "\xff\xd8\xff" },
  { type: "image/png", extension: "png", at: 0, text: "\x89PNG\r\n\x1a\n" },
  { type: "image/webp", extension: "webp", at: 8, text: "WEBP" },
] as const;

/** Detects the format of a picture from its first bytes, not its name; null if it is not supported. */
export function imageKind(bytes: Uint8Array): { type: string; extension: string } | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return signatures.find(({ at, text }) => start.startsWith(text, at)) ?? null;
}

/** Returns the media type of a stored picture. */
export function imageType(path: string): string | null {
  return signatures.find(({ extension }) => path.endsWith(`.${extension}`))?.type ?? null;
}

/** Maximum size in bytes of a selected picture, and of the upload after downscaling. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** Maximum length of the longer side, in pixels: a full-width cover. */
export const IMAGE_SIDE = 1600;

/** Returns true for a key in our storage, `<user>/<file>.<type>`; anything else is an address. */
export function isImageKey(image: string): boolean {
  return /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.(jpg|png|webp)$/.test(image);
}

/** Maximum size of the selected photo in bytes, before the browser downscales it. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** Side of the stored square, in pixels. */
export const PHOTO_SIDE = 512;

/** Checks type and size of a picture before it is decoded. */
export function looksLikePhoto(file: { type: string; size: number }): boolean {
  return (
    PHOTO_TYPES.some((type) => type === file.type) && file.size > 0 && file.size <= MAX_PHOTO_BYTES
  );
}

/** Returns the address of the viewer's photo, which changes with each photo. */
export function photoHref(avatarPath: string | null): string | null {
  const version = avatarPath?.split("/").at(-1)?.slice(0, 8);
  return version ? `/espace-utilisateur/photo?v=${encodeURIComponent(version)}` : null;
}
