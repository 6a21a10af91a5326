"use client";

import { useState } from "react";
import { ConfirmForm } from "@/components/forms/confirm-form";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { sourceNotices } from "@/lib/copy/source-notices";
import { changeSource, removeSource } from "@/lib/jobs/source-actions";

/** What an owner can do with a source. */
export function SourceControls({ id, paused }: { id: string; paused: boolean }) {
  const { form, result, pending } = useFormAction(changeSource, { failure: sourceNotices.failed });
  const [removing, setRemoving] = useState(false);
  return (
    <div className="flex flex-wrap gap-3">
      <form {...form} className="contents">
        <div className="basis-full empty:hidden">
          <FormNotice result={result} />
        </div>
        <input type="hidden" name="id" value={id} />
        <Button type="submit" name="act" value={paused ? "resume" : "pause"} disabled={pending}>
          {paused ? "Reprendre" : "Mettre en pause"}
        </Button>
      </form>
      <Dialog
        open={removing}
        onOpenChange={setRemoving}
        title="Retirer cette source&nbsp;?"
        description="Ses offres restent dans votre liste, sans suivre ses changements."
        trigger={<Button type="button">Retirer la source</Button>}
      >
        <ConfirmForm
          id={id}
          action={removeSource}
          failure={sourceNotices.failed}
          onDone={() => setRemoving(false)}
          label="Retirer"
          pendingLabel="Retrait..."
        />
      </Dialog>
    </div>
  );
}
