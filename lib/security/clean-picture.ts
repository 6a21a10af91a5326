import "server-only";
import { imageKind } from "@/lib/shared/pictures";

/** Far more than a telephone takes; a picture of a few bytes may claim billions. */
const MAX_PIXELS = 40_000_000;
const MAX_SECONDS = 5;

/** What is stored of a picture that somebody sent. */
export const PICTURE = { type: "image/jpeg", extension: "jpg" } as const;

/**
 * A picture encoded again as JPEG in sRGB, turned as its camera held it: what was written about place
 * and time, and whatever else was in the file, stays behind.
 * @param bytes a JPEG, PNG or WebP, whatever its name says
 * @param side the longest side that is stored, in pixels
 * @returns null for what is no such picture, has too many pixels or takes too long
 * @throws where the library does not run
 */
export async function cleanPicture(bytes: Uint8Array, side: number): Promise<Uint8Array | null> {
  const input = { limitInputPixels: MAX_PIXELS, failOn: "error" } as const;
  if (imageKind(bytes) === null) return null;
  // Loaded when it is needed: some hosts cannot, and everything else works there.
  const { default: sharp } = await import("sharp");
  try {
    return await sharp(bytes, input)
      .autoOrient()
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      // JPEG knows no transparency: it would turn black.
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 84 })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer();
  } catch {
    return null;
  }
}
