"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import { notify } from "@/components/ui/notify";
import { Spinner } from "@/components/ui/spinner";
import type { ApplicationKind, Preparation } from "@/lib/applications/schema";
import { type Notice, notices } from "@/lib/copy/notices";
import type { ApplyDialogProps } from "./apply-launcher";
import { signInToApply } from "./pending-apply";
import { type PreparationState, usePreparation } from "./use-preparation";

const duplicates: Record<ApplicationKind, Notice> = {
  job: notices.alreadyApplied,
  freelance: notices.alreadyProposed,
  scholarship: notices.alreadyAppliedForGrant,
};

type Props = ApplyDialogProps & {
  title: string;
  children: (preparation: Preparation, reload: () => Promise<boolean>) => ReactNode;
};

/** The dialog of 525 px, filled once it is known what the application starts from. */
export function PreparedDialog({ title, children, onClose, onApplied, kind, id }: Props) {
  const { state, reload } = usePreparation({ kind, id });
  const isAnswered = useRef(false);

  // Only the first answer may send away: by the next one somebody has been writing.
  useEffect(() => {
    if (state.step === "loading" || isAnswered.current) return;
    isAnswered.current = true;
    if (state.step === "signed-out") return location.assign(signInToApply(id));
    const refusal = refusalOf(state, kind);
    if (refusal === null) return;
    notify(refusal);
    if (state.step === "ready" && state.preparation.applied) onApplied();
    else onClose();
  }, [state, kind, id, onClose, onApplied]);

  const preparation = state.step === "ready" ? state.preparation : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        preparation && (
          <p className="break-words">
            <span className="font-semibold text-ink">{preparation.title}</span>
            {preparation.company && ` · ${preparation.company}`}
          </p>
        )
      }
    >
      {preparation ? children(preparation, reload) : <Spinner label="Chargement..." />}
    </Dialog>
  );
}

function refusalOf(state: PreparationState, kind: ApplicationKind): Notice | null {
  if (state.step === "failed") return notices.preparationFailed;
  if (state.step !== "ready") return notices.targetClosed;
  if (state.preparation.applied) return duplicates[kind];
  return state.preparation.open ? null : notices.targetClosed;
}
