"use client";

import { useRef, useState } from "react";
import { ConfirmForm } from "@/components/forms/confirm-form";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Mail, X } from "@/components/ui/icons";
import { remindRecruiter, withdrawApplication } from "@/lib/applications/actions";
import { sentPath } from "@/lib/applications/apply-address";
import type { ApplicationTarget } from "@/lib/applications/schema";
import { notices } from "@/lib/copy/server-notices";
import { frenchText } from "@/lib/shared/french";
import { appliedLabels } from "@/lib/shared/kinds";

export function Withdraw({ kind, id, title }: ApplicationTarget & { title: string }) {
  const { sent } = appliedLabels[kind];
  const [open, setOpen] = useState(false);
  const isWithdrawn = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      // The button disappears with the withdrawal, before or after the dialog closes; in the list, "Voir"
      // is next to it.
      returnFocus={() =>
        isWithdrawn.current || !button.current
          ? (document.querySelector<HTMLElement>(`#contenu [href="${sentPath(id)}"]`) ??
            document.getElementById("contenu"))
          : null
      }
      title={`Retirer cette ${sent}\u00a0?`}
      description={
        <>
          <p>
            <strong className="break-words text-ink">{frenchText(title)}</strong>
          </p>
          <p className="mt-3">
            Le recruteur verra qu’elle est retirée et ne pourra plus ouvrir votre CV. Vous ne
            pourrez pas postuler de nouveau à cette annonce.
          </p>
        </>
      }
      trigger={
        <Button ref={button} variant="quiet" aria-label={`Retirer la ${sent}\u00a0: ${title}`}>
          <X className="size-4.5" />
          Retirer
        </Button>
      }
    >
      <ConfirmForm
        id={id}
        action={withdrawApplication}
        failure={notices.withdrawalFailed}
        onDone={() => {
          isWithdrawn.current = true;
          setOpen(false);
        }}
        label="Retirer"
        pendingLabel="Retrait..."
      />
    </Dialog>
  );
}

/** "Relancer": a single click, allowed once. */
export function Remind({ id }: { id: string }) {
  const { form, pending } = useFormAction(remindRecruiter, { failure: notices.reminderNotSent });
  return (
    <form {...form}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="primary" disabled={pending}>
        <Mail className="size-4.5" />
        <span>{pending ? "Envoi..." : "Relancer"}</span>
      </Button>
    </form>
  );
}
