"use client";

import type { ReactNode, RefObject } from "react";
import { told } from "@/components/forms/told";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { TABLE_HEADING_ID } from "./admin-heading";

type Props = {
  id: string;
  name: string;
  action: FormAction;
  /** What becomes of the things that hang on it. */
  consequence: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the row's menu. */
  opener: RefObject<HTMLElement | null>;
};

/** Asks before something is deleted for good (specification §2.16). */
export function DeleteDialog({ id, name, action, consequence, open, onOpenChange, opener }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      // Once its row is deleted the button is gone with it.
      returnFocus={() =>
        opener.current?.isConnected ? opener.current : document.getElementById(TABLE_HEADING_ID)
      }
      title="Êtes-vous absolument sûr ?"
      description={
        <>
          <p>
            <strong className="break-words text-ink">{name}</strong> : cette action est
            irréversible.
          </p>
          <p className="mt-3">{consequence}</p>
        </>
      }
    >
      <DeleteForm id={id} action={action} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function DeleteForm({ id, action, onDone }: Pick<Props, "id" | "action"> & { onDone: () => void }) {
  const { form, pending } = useFormAction(told(action), {
    notices: false,
    onDone,
  });
  return (
    <form {...form} className="flex flex-wrap justify-end gap-3">
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
