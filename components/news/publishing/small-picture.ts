import { IMAGE_SIDE, IMAGE_TYPES, MAX_IMAGE_BYTES } from "@/lib/news/image";

/**
 * The picture encoded anew, 1600 pixels at most: it is quicker to send. The server does it
 * again: a form may be sent before this has ended. Null for what is no picture of ours, or too large.
 */
export async function smallPicture(file: File): Promise<File | null> {
  if (!IMAGE_TYPES.some((type) => type === file.type) || file.size > MAX_IMAGE_BYTES) return null;
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const scale = Math.min(1, IMAGE_SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // JPEG knows no transparency: it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, "image/jpeg", 0.84),
  );
  return blob && new File([blob], "image.jpg", { type: blob.type });
}
