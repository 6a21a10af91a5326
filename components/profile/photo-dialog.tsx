"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { PHOTO_SIDE } from "@/lib/shared/pictures";

const PREVIEW = 256;
const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const sliders = [
  { name: "zoom", label: "Zoom", min: 1, max: 3, step: 0.05 },
  { name: "x", label: "De gauche à droite", min: 0, max: 1, step: 0.01 },
  { name: "y", label: "De haut en bas", min: 0, max: 1, step: 0.01 },
] as const;

/** Displays and moves the square to be stored. */
export function PhotoDialog({
  picture,
  pending,
  onClose,
  onChosen,
}: {
  picture: ImageBitmap;
  pending: boolean;
  onClose: () => void;
  onChosen: (photo: Blob | null) => void;
}) {
  const [crop, setCrop] = useState(middle);
  // State, not a ref: the dialog's portal holds the canvas only after the first effects.
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);

  useEffect(() => {
    const { left, top, side } = cropSquare(picture.width, picture.height, crop);
    const context = canvas?.getContext("2d");
    context?.clearRect(0, 0, PREVIEW, PREVIEW);
    context?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW, PREVIEW);
  }, [canvas, picture, crop]);

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Cadrer la photo"
      description="Seul ce carré est conservé."
      footer={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button
            variant="primary"
            disabled={pending}
            onClick={async () => onChosen(await encodeSquare(picture, crop))}
          >
            {pending ? "Envoi..." : "Enregistrer la photo"}
          </Button>
        </>
      }
    >
      <div className="grid items-center gap-6 sm:grid-cols-[auto_1fr]">
        <canvas
          ref={setCanvas}
          width={PREVIEW}
          height={PREVIEW}
          role="img"
          aria-label="Aperçu de la photo"
          className="mx-auto size-48 rounded-card border border-line bg-frost"
        />
        <div className="grid gap-4">
          {sliders.map(({ name, label, ...range }) => (
            <label key={name} className="grid gap-1 text-sm font-semibold">
              {label}
              <input
                type="range"
                {...range}
                value={crop[name]}
                onChange={(event) => setCrop({ ...crop, [name]: event.target.valueAsNumber })}
                className="h-6 w-full accent-spruce"
              />
            </label>
          ))}
        </div>
      </div>
    </Dialog>
  );
}

/** Square of a picture: its centre (0 to 1 on both axes) and zoom. */
type Crop = { x: number; y: number; zoom: number };

/** Returns the square that a crop cuts out of a picture, in the picture's own pixels. */
export function cropSquare(width: number, height: number, { x, y, zoom }: Crop) {
  const side = Math.min(width, height) / Math.max(1, zoom);
  const within = (middle: number, length: number) =>
    Math.min(Math.max(middle * length - side / 2, 0), length - side);
  return { left: within(x, width), top: within(y, height), side };
}

/**
 * Crops and encodes the picture again, at 512 pixels at most, so that the camera's metadata on place and
 * time does not leave the browser. Null when the browser cannot encode it.
 */
function encodeSquare(picture: ImageBitmap, crop: Crop): Promise<Blob | null> {
  const { left, top, side } = cropSquare(picture.width, picture.height, crop);
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(PHOTO_SIDE, side)));
  const context = canvas.getContext("2d");
  if (!context) return Promise.resolve(null);
  // JPEG has no transparency: it would turn black.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.86));
}
