"use client";

import { type ChangeEvent, useRef, useState, useTransition } from "react";
import { callAction } from "@/components/forms/call-action";
import { useEarlyFile } from "@/components/forms/fields";
import { useSender } from "@/components/layout/account";
import { Button, buttonClass } from "@/components/ui/button";
import { later } from "@/components/ui/lazy";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { notify } from "@/components/ui/notify";
import { Trash, Upload } from "@/components/ui/private-icons";
import { notices } from "@/lib/copy/server-notices";
import { removePhoto, savePhoto } from "@/lib/profile/actions";
import { looksLikePhoto, PHOTO_TYPES } from "@/lib/shared/pictures";

const PhotoDialog = later(() => import("./photo-dialog").then((file) => file.PhotoDialog));

export function PhotoEditor({ hasPhoto }: { hasPhoto: boolean }) {
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const sender = useSender();
  const [pending, startTransition] = useTransition();
  const input = useRef<HTMLInputElement>(null);
  const last = useRef<File>(undefined);
  useEarlyFile(input);

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again after a mistake.
    currentTarget.value = "";
    if (!file || pending) return;
    last.current = file;
    const decoded = looksLikePhoto(file) ? await decode(file) : null;
    // Another file was chosen while this one was being decoded.
    if (last.current !== file) return;
    if (decoded === null) notify(notices.photoInvalid);
    else setPicture(decoded);
  }

  function close() {
    setPicture(null);
    input.current?.focus();
  }

  function send(photo: Blob | null) {
    if (photo === null) {
      close();
      return notify(notices.photoInvalid);
    }
    const form = new FormData();
    form.set("photo", photo, "photo.jpg");
    startTransition(async () => {
      const result = await callAction(() => savePhoto(form, sender), notices.photoSaveFailed);
      notify(result.notice);
      // On failure the framed photo stays, to be sent again.
      if (result.status === "done") close();
    });
  }

  function remove() {
    startTransition(async () => {
      notify((await callAction(() => removePhoto(sender), notices.photoSaveFailed)).notice);
      input.current?.focus();
    });
  }

  return (
    <div className="grid gap-2" aria-busy={pending}>
      <NeedsScripts>Changer de photo</NeedsScripts>
      <div className="flex flex-wrap gap-2 noscript:hidden">
        <input
          ref={input}
          id="photo"
          type="file"
          accept={PHOTO_TYPES.join()}
          onChange={choose}
          // Not `disabled`: the button would lose the focus, and could not take it back from the closing
          // dialog.
          aria-disabled={pending}
          onClick={(event) => pending && event.preventDefault()}
          aria-describedby="photo-hint"
          className="peer sr-only"
        />
        <label
          htmlFor="photo"
          className={`${buttonClass()} cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-disabled:opacity-60`}
        >
          <Upload />
          <span>{pending ? "Envoi..." : hasPhoto ? "Changer la photo" : "Ajouter une photo"}</span>
        </label>
        {hasPhoto && (
          <Button variant="quiet" onClick={remove} disabled={pending}>
            <Trash />
            Supprimer la photo
          </Button>
        )}
      </div>
      <p id="photo-hint" className="text-sm text-muted">
        JPEG, PNG ou WebP, 2&nbsp;Mo au plus. Personne d’autre ne la voit.
      </p>
      {picture && (
        <PhotoDialog picture={picture} pending={pending} onClose={close} onChosen={send} />
      )}
    </div>
  );
}

/** Returns null for a file that only claims to be a picture. */
async function decode(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null;
  }
}
