"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type Crop, cropSquare, encodeSquare } from "./square-photo";

const PREVIEW = 256;
const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };

const sliders = [
  { name: "zoom", label: "Zoom", min: 1, max: 3, step: 0.05 },
  { name: "x", label: "De gauche à droite", min: 0, max: 1, step: 0.01 },
  { name: "y", label: "De haut en bas", min: 0, max: 1, step: 0.01 },
] as const;

/** Shows the square that will be kept, and moves it. */
export function PhotoDialog({
  picture,
  pending,
  onClose,
  onChosen,
}: {
  picture: ImageBitmap;
  /** It is on its way. */
  pending: boolean;
  onClose: () => void;
  onChosen: (photo: Blob | null) => void;
}) {
  const [crop, setCrop] = useState(middle);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const { left, top, side } = cropSquare(picture.width, picture.height, crop);
    const context = canvas.current?.getContext("2d");
    context?.clearRect(0, 0, PREVIEW, PREVIEW);
    context?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW, PREVIEW);
  }, [picture, crop]);

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
          ref={canvas}
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
