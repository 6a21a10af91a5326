/** What may be chosen as a picture, and sent once the browser made it small. */
export const MAX_IMAGE_BYTES = 2 * 1024 * 1024;
export const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** The longest side that is kept: a cover across a wide screen. */
export const IMAGE_SIDE = 1600;

/** True of a file in our storage, `<who>/<file>.<type>`; everything else is an address. */
export function isImageKey(image: string): boolean {
  return /^[0-9a-f-]{36}\/[0-9a-f-]{36}\.(jpg|png|webp)$/.test(image);
}
