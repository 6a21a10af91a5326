"use client";

import { useId, useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Pencil, Trash } from "@/components/ui/desk-icons";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { CircleCheck } from "@/components/ui/icons";
import { notices } from "@/lib/copy/notices";
import { chooseDefaultDocument, deleteDocument, renameDocument } from "@/lib/documents/actions";

type Props = { id: string; name: string };

/** The button and the dialog that give a document another name. */
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
        <DialogClose>
          <Button>Annuler</Button>
        </DialogClose>
        <Button type="submit" variant="primary" disabled={pending}>
          {pending ? "Enregistrement..." : "Renommer"}
        </Button>
      </div>
    </form>
  );
}

/** Makes this CV the one that applications take first. */
export function DefaultButton({ id, name }: { id: string; name: string }) {
  const { form, pending } = useFormAction(chooseDefaultDocument, {
    failure: notices.documentSaveFailed,
  });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <button type="submit" disabled={pending} className={rowAction}>
        <CircleCheck className="size-4.5" />
        Choisir par défaut
        <span className="sr-only"> : {name}</span>
      </button>
    </form>
  );
}

type DeleteDocumentProps = {
  id: string;
  name: string;
  /** How many applications that still run were sent with it. */
  uses: number;
};

/** The button and the dialog that delete a document for good. */
export function DeleteDocument({ id, name, uses }: DeleteDocumentProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Êtes-vous absolument sûr ?"
      description={
        <>
          <p>
            <strong className="break-words text-ink">{name}</strong> sera effacé. Cette action est
            irréversible.
          </p>
          {uses > 0 && (
            <p className="mt-3">
              Ce CV accompagne {uses} {uses < 2 ? "candidature" : "candidatures"} en cours : les
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
      <DeleteForm id={id} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function DeleteForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { form, result, pending } = useFormAction(deleteDocument, {
    failure: notices.documentDeleteFailed,
    onDone,
  });
  return (
    <form {...form} className="flex flex-wrap justify-end gap-3">
      <div className="basis-full empty:hidden">
        <FormNotice result={result} />
      </div>
      <input type="hidden" name="id" value={id} />
      <DialogClose>
        <Button>Annuler</Button>
      </DialogClose>
      <Button type="submit" variant="accent" disabled={pending}>
        {pending ? "Suppression..." : "Supprimer"}
      </Button>
    </form>
  );
}

/** The look of the links and buttons under a document. */
export const rowAction =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-2.5 text-sm font-semibold text-ink no-underline transition-colors duration-150 hover:bg-frost disabled:opacity-60";
