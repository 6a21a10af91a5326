"use client";

import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TriangleAlert } from "@/components/ui/icons";

type Props = { open: boolean; onStay: () => void; onLeave: () => void };

/** Asks before what was typed is thrown away. */
export function LeavingDialog({ open, onStay, onLeave }: Props) {
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title="Abandonner vos modifications&nbsp;?"
      description="Votre saisie sera perdue."
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

type ConflictChoiceProps = { onReload: () => void; onOverwrite: () => void };

/**
 * What to do when a newer version was saved meanwhile. Nothing typed is lost by asking, and neither
 * button is one that Enter in a field would press.
 */
export function ConflictChoice({ onReload, onOverwrite }: ConflictChoiceProps) {
  return (
    <div role="alert" className="mb-5 rounded-control border border-edge bg-frost p-4">
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5" />
        Cette annonce a été modifiée par une autre personne.
      </p>
      <p className="mt-1 text-sm">
        Rechargez pour voir la nouvelle version (votre saisie sera perdue), ou remplacez-la par la
        vôtre.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onReload}>Recharger</Button>
        <Button onClick={onOverwrite}>Remplacer</Button>
      </div>
    </div>
  );
}
