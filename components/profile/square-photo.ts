import { PHOTO_SIDE } from "@/lib/profile/photo";

/** Which square of a picture: its middle (0 to 1 on both axes) and how close. */
export type Crop = { x: number; y: number; zoom: number };

/** The square that a crop cuts out of a picture, in the picture's own pixels. */
export function cropSquare(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / Math.max(1, zoom);
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/**
 * Cuts the square out and encodes it anew, at 512 pixels at most: what a camera wrote about place
 * and time does not leave the browser. Null when the browser cannot encode it.
 */
export function encodeSquare(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const { left, top, side } = cropSquare(picture.width, picture.height, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(PHOTO_SIDE, side)));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG knows no transparency: it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
}
