"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks before what was typed is thrown away. */
export function LeavingDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title="Abandonner vos modifications ?"
      description="Ce que vous avez saisi n’est pas enregistré et sera perdu."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="primary" onClick={onStay}>
          Continuer la saisie
        </Button>
        <Button onClick={onLeave}>Abandonner</Button>
      </div>
    </Dialog>
  );
}
