"use client";

import type { ReactNode, RefObject } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { type FormAction, useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import type { Notice } from "@/lib/copy/notices";
import { TABLE_HEADING_ID } from "./admin-heading";

type Props = {
  id: string;
  name: string;
  action: FormAction;
  /** What is said when it could not be deleted. */
  failure: Notice;
  /** What becomes of the things that hang on it. */
  consequence: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opened the row's menu. */
  opener: RefObject<HTMLElement | null>;
};

/** Asks before something is deleted for good (specification §2.16). */
export function DeleteDialog({
  id,
  name,
  action,
  failure,
  consequence,
  open,
  onOpenChange,
  opener,
}: Props) {
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
      <DeleteForm id={id} action={action} failure={failure} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

type FormProps = Pick<Props, "id" | "action" | "failure"> & { onDone: () => void };

function DeleteForm({ id, action, failure, onDone }: FormProps) {
  const { form, result, pending } = useFormAction(action, { failure, onDone });
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
