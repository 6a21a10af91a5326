"use client";

import { useId, useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Pencil } from "@/components/ui/desk-icons";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Field, fieldProps, Input } from "@/components/ui/field";
import { notices } from "@/lib/copy/notices";
import { renameDocument } from "@/lib/documents/actions";
import { rowAction } from "./row-action";

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
