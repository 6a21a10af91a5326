"use client";

import { useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { Mail, X } from "@/components/ui/icons";
import { remindRecruiter, withdrawApplication } from "@/lib/applications/actions";
import { notices } from "@/lib/copy/notices";

/** The button and the dialog that take an application back. */
export function Withdraw({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Retirer cette candidature ?"
      description={
        <>
          <p>
            <strong className="break-words text-ink">{title}</strong>
          </p>
          <p className="mt-3">
            Le recruteur verra qu’elle est retirée et ne pourra plus ouvrir votre CV. Vous ne
            pourrez pas postuler de nouveau à cette annonce.
          </p>
        </>
      }
      trigger={
        <Button variant="quiet" aria-label={`Retirer la candidature : ${title}`}>
          <X className="size-4.5" />
          Retirer
        </Button>
      }
    >
      <WithdrawForm id={id} onDone={() => setOpen(false)} />
    </Dialog>
  );
}

function WithdrawForm({ id, onDone }: { id: string; onDone: () => void }) {
  const { form, result, pending } = useFormAction(withdrawApplication, {
    failure: notices.withdrawalFailed,
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
        {pending ? "Retrait..." : "Retirer"}
      </Button>
    </form>
  );
}

/** "Relancer": one click, once. */
export function Remind({ id }: { id: string }) {
  const { form, pending } = useFormAction(remindRecruiter, { failure: notices.reminderNotSent });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="primary" disabled={pending}>
        <Mail className="size-4.5" />
        {pending ? "Envoi..." : "Relancer"}
      </Button>
    </form>
  );
}
