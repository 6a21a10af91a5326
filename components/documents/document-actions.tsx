"use client";

import { useId, useState } from "react";
import { ConfirmForm } from "@/components/forms/confirm-form";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { CancelButton, Dialog } from "@/components/ui/dialog";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { CircleCheck } from "@/components/ui/icons";
import { Download, Eye, Pencil, Trash } from "@/components/ui/private-icons";
import { notices } from "@/lib/copy/server-notices";
import { chooseDefaultDocument, deleteDocument, renameDocument } from "@/lib/documents/actions";

const rowAction =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-sm font-semibold text-ink no-underline transition-colors duration-150 hover:bg-frost disabled:opacity-60";

type Props = { id: string; name: string };

export function DocumentLinks({ id, name }: Props) {
  return (
    <>
      <a
        href={`/api/documents/${id}?afficher`}
        target="_blank"
        rel="noopener"
        aria-label={`Voir ${name} (nouvel onglet)`}
        className={rowAction}
      >
        <Eye className="size-4.5" />
        Voir
      </a>
      <a
        href={`/api/documents/${id}`}
        download={name}
        aria-label={`Télécharger ${name}`}
        className={rowAction}
      >
        <Download className="size-4.5" />
        Télécharger
      </a>
    </>
  );
}

export function RenameDocument({ id, name }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Renommer le document"
      trigger={
        <button type="button" aria-label={`Renommer ${name}`} className={rowAction}>
          <Pencil className="size-4.5" />
          Renommer
        </button>
      }
    >
      <RenameForm id={id} name={name} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function RenameForm({ id, name, onDone }: Props & { onDone: () => void }) {
  const field = useId();
  const { form, errors, result, pending } = useFormAction(renameDocument, {
    failure: notices.documentSaveFailed,
    onDone,
  });
  return (
    <form {...form} className="grid gap-5">
      <FormNotice result={result} />
      <input type="hidden" name="id" value={id} />
      <Field id={field} label="Nom du document" error={errors.file_name}>
        <Input
          {...fieldProps(field, { error: errors.file_name })}
          name="file_name"
          defaultValue={name.replace(/\.pdf$/i, "")}
          maxLength={190}
          autoComplete="off"
          required
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <Button type="submit" variant="primary" disabled={pending}>
          {pending ? "Enregistrement..." : "Renommer"}
        </Button>
      </div>
    </form>
  );
}

export function DefaultButton({ id, name }: { id: string; name: string }) {
  const { form, pending } = useFormAction(chooseDefaultDocument, {
    failure: notices.documentSaveFailed,
  });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" disabled={pending} className={rowAction}>
        <CircleCheck className="size-4.5" />
        Mettre par défaut
        <span className="sr-only">&nbsp;: {name}</span>
      </button>
    </form>
  );
}

type DeleteDocumentProps = {
  id: string;
  name: string;
  /** Number of active applications sent with it. */
  uses: number;
};

export function DeleteDocument({ id, name, uses }: DeleteDocumentProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Êtes-vous absolument sûr&nbsp;?"
      description={
        <>
          <p>
            <strong className="break-words text-ink">{name}</strong> sera effacé. Cette action est
            irréversible.
          </p>
          {uses > 0 && (
            <p className="mt-3">
              Ce CV accompagne {uses} {uses < 2 ? "candidature" : "candidatures"}&nbsp;: les
              recruteurs ne pourront plus l’ouvrir.
            </p>
          )}
        </>
      }
      trigger={
        <button
          type="button"
          aria-label={`Supprimer ${name}`}
          className={`${rowAction} text-maple!`}
        >
          <Trash className="size-4.5" />
          Supprimer
        </button>
      }
    >
      <ConfirmForm
        id={id}
        action={deleteDocument}
        failure={notices.documentDeleteFailed}
        onDone={() => setOpen(false)}
        label="Supprimer"
        pendingLabel="Suppression..."
      />
    </Dialog>
  );
}
