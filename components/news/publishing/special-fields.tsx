"use client";

import { type ChangeEvent, useDeferredValue, useState } from "react";
import { AreaField, TextField } from "@/components/forms/labelled-fields";
import { Markup } from "@/components/news/markup";
import { Field, FileInput, fieldProps } from "@/components/ui/field";
import { notices } from "@/lib/copy/notices";
import { parseMarkup } from "@/lib/news/markup";
import type { OwnArticle } from "@/lib/news/schema";
import { IMAGE_SIDE, IMAGE_TYPES, isImageKey, MAX_IMAGE_BYTES } from "@/lib/shared/pictures";

type Props = { article?: OwnArticle; errors: Record<string, string> };

const HINT = "JPEG, PNG ou WebP, 2\u00a0Mo au plus. Sans image, un paysage est affiché.";

/** The picture of an article: a file to upload, or an address. */
export function ImageField({ article, errors }: Props) {
  const [wrong, setWrong] = useState<string | null>(null);
  const stored = article?.image_url && isImageKey(article.image_url) ? article.image_url : null;
  const error = wrong ?? errors.image;

  async function choose({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
    const [file] = input.files ?? [];
    const small = file ? await smallPicture(file) : null;
    // The form sends what the field holds: the small picture, or nothing.
    const files = new DataTransfer();
    if (small) files.items.add(small);
    input.files = files.files;
    setWrong(file && !small ? (notices.articleImageInvalid.description ?? null) : null);
  }

  return (
    <div className="grid gap-4 sm:col-span-2">
      {stored && (
        <div className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="stored_image" value={stored} />
          {article?.picture && (
            // biome-ignore lint/performance/noImgElement: one stored size; the optimizer has no remote pattern.
            <img
              src={article.picture}
              alt="Illustration actuelle"
              className="h-20 w-32 rounded-control border border-line object-cover"
            />
          )}
          <label className="flex min-h-11 items-center gap-3">
            <input type="checkbox" name="remove_image" className="size-5 accent-spruce" />
            Retirer cette image
          </label>
        </div>
      )}
      <Field id="champ-image" label="Image à téléverser" hint={HINT} error={error} optional>
        <FileInput
          {...fieldProps("champ-image", { hint: HINT, error })}
          name="image"
          accept={IMAGE_TYPES.join()}
          onChange={choose}
        />
      </Field>
      <TextField
        name="image_url"
        label="Ou adresse d’une image"
        hint="Une image d’un autre site n’est pas affichée, pour protéger la vie privée des lecteurs."
        errors={errors}
        defaultValue={stored ? "" : (article?.image_url ?? "")}
        inputMode="url"
        placeholder="https://"
        optional
      />
    </div>
  );
}

/**
 * The picture encoded anew, 1600 pixels at most: it is quicker to send. The server does it
 * again: a form may be sent before this has ended. Null for what is no picture of ours, or too large.
 */
async function smallPicture(file: File): Promise<File | null> {
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

type ContentFieldProps = { content?: string; errors: Record<string, string> };

/** The text of an article, and below it how it will read, as one types. */
export function ContentField({ content = "", errors }: ContentFieldProps) {
  const [typed, setTyped] = useState(content);
  const shown = useDeferredValue(typed);
  return (
    <div className="grid gap-3 sm:col-span-2">
      <AreaField
        name="content"
        label="Contenu"
        hint="«&nbsp;##&nbsp;» pour un titre, «&nbsp;###&nbsp;» pour un sous-titre, «&nbsp;-&nbsp;» pour une liste&nbsp;; **gras** et [lien](https://…)."
        errors={errors}
        defaultValue={content}
        onChange={(event) => setTyped(event.currentTarget.value)}
        maxLength={50_000}
        rows={10}
        required
      />
      {shown.trim() !== "" && (
        <details className="rounded-control border border-line p-4">
          <summary className="cursor-pointer text-sm font-semibold">Mise en forme du texte</summary>
          <div inert className="mt-3 max-h-80 overflow-y-auto">
            <Markup blocks={parseMarkup(shown)} />
          </div>
        </details>
      )}
    </div>
  );
}
