import "server-only";
import { imageKind } from "@/lib/shared/pictures";

/** Well above any phone camera; a file of a few bytes may declare billions of pixels. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 5;

/** Format of stored pictures. */
export const PICTURE = { type: "image/jpeg", extension: "jpg" } as const;

/**
 * Returns a picture re-encoded as sRGB JPEG with its EXIF orientation applied; location, time and all other
 * metadata are dropped.
 * @param bytes a JPEG, PNG or WebP file, whatever its extension
 * @param side maximum length of the longer side, in pixels
 * @returns null if it is not such a picture, has too many pixels or takes too long
 * @throws if the library is not available
 */
export async function cleanPicture(bytes: Uint8Array, side: number): Promise<Uint8Array | null> {
  const input = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
  if (imageKind(bytes) === null) return null;
  // Imported lazily: some hosts cannot load it, and only pictures need it.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, input)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      // JPEG has no transparency: it would turn black.
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 84 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    return null;
  }
}
