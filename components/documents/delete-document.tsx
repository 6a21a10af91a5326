"use client";

import { useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Trash } from "@/components/ui/desk-icons";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { notices } from "@/lib/copy/notices";
import { deleteDocument } from "@/lib/documents/actions";
import { rowAction } from "./row-action";

type Props = {
  id: string;
  name: string;
  /** How many applications that still run were sent with it. */
  uses: number;
};

/** The button and the dialog that delete a document for good. */
export function DeleteDocument({ id, name, uses }: Props) {
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
