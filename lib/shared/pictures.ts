const signatures = [
  { type: "image/jpeg", extension: "jpg", at: 0, text: "\xff\xd8\xff" },
  { type: "image/png", extension: "png", at: 0, text: "\x89PNG\r\n\x1a\n" },
  { type: "image/webp", extension: "webp", at: 8, text: "WEBP" },
] as const;

/** What a picture is by its first bytes, whatever its name says; null when it is none of ours. */
export function imageKind(bytes: Uint8Array): { type: string; extension: string } | null {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  return signatures.find(({ at, text }) => start.startsWith(text, at)) ?? null;
}

/** The media type of a stored picture. */
export function imageType(path: string): string | null {
  return signatures.find(({ extension }) => path.endsWith(`.${extension}`))?.type ?? null;
}

/** What may be chosen as a picture, and sent once the browser made it small. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The longest side that is stored: a cover across a wide screen. */
export const IMAGE_SIDE = 1600;

/** True of a file in our storage, `<who>/<file>.<type>`; everything else is an address. */
export function isImageKey(image: string): boolean {
  return /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.(jpg|png|webp)$/.test(image);
}

/** What may be chosen as a photo, before the browser makes it small. */
export const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The side of the stored square, in pixels. */
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
