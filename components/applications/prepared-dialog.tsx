"use client";

import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { Spinner } from "@/components/ui/loading";
import { notify } from "@/components/ui/notify";
import type { ApplicationKind, ApplicationTarget, Preparation } from "@/lib/applications/schema";
import { alreadyApplied } from "@/lib/copy/application-notices";
import { type Notice, notices } from "@/lib/copy/server-notices";
import { frenchText } from "@/lib/shared/french";
import { type ApplyDialogProps, signInToApply } from "./apply-launcher";

const FIELD = "input:not([type=hidden]), textarea";

type Props = ApplyDialogProps & {
  title: string;
  children: (preparation: Preparation, reload: () => Promise<boolean>) => ReactNode;
};

/** Dialog of 525 px that loads the data the application starts from. */
export function PreparedDialog({ title, children, onClose, onApplied, kind, id }: Props) {
  const { state, reload } = usePreparation({ kind, id });
  useBackCloses(onClose);
  const isAnswered = useRef(false);
  const content = useRef<HTMLDivElement>(null);

  // Only the first response may redirect: later ones would discard what the user is typing.
  useEffect(() => {
    if (state.step === "loading" || isAnswered.current) return;
    isAnswered.current = true;
    if (state.step === "signed-out") return location.assign(signInToApply({ kind, id }));
    const refusal = refusalOf(state, kind);
    if (refusal === null) return;
    notify(refusal);
    if (state.step === "ready" && state.preparation.applied) onApplied();
    else onClose();
  }, [state, kind, id, onClose, onApplied]);

  const preparation = state.step === "ready" ? state.preparation : null;
  const isReady = preparation !== null;
  // While loading, the focus went to the only control there was; move it to the first field.
  useEffect(() => {
    if (isReady) content.current?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [isReady]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={
        preparation && (
          <p className="break-words">
            <span className="font-semibold text-ink">{frenchText(preparation.title)}</span>
            {preparation.company && <span>{` · ${frenchText(preparation.company)}`}</span>}
          </p>
        )
      }
    >
      <div ref={content}>
        {preparation ? children(preparation, reload) : <Spinner label="Chargement..." />}
      </div>
    </Dialog>
  );
}

/** Lets the Back button close the dialog without leaving the page, as in an app. */
function useBackCloses(onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { pathname } = location;
    let isStepAhead = false;
    // Deferred: Strict Mode mounts the component twice in development, and history.back() is asynchronous,
    // so it would run after the next pushState.
    const timer = setTimeout(() => {
      history.pushState(history.state, "");
      isStepAhead = true;
    });
    const onBack = () => {
      isStepAhead = false;
      close();
    };
    window.addEventListener("popstate", onBack);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("popstate", onBack);
      if (isStepAhead && location.pathname === pathname) history.back();
    };
  }, []);
}

function refusalOf(state: PreparationState, kind: ApplicationKind): Notice | null {
  if (state.step === "failed") return notices.preparationFailed;
  if (state.step !== "ready") return notices.targetClosed;
  if (state.preparation.applied) return alreadyApplied[kind];
  return state.preparation.open ? null : notices.targetClosed;
}

type PreparationState =
  | { step: "loading" | "failed" | "signed-out" | "gone" }
  | { step: "ready"; preparation: Preparation };

/** Loads what the dialog starts from when it opens. */
function usePreparation({ kind, id }: ApplicationTarget) {
  const [state, setState] = useState<PreparationState>({ step: "loading" });

  useEffect(() => {
    let stopped = false;
    fetchPreparation({ kind, id }).then((found) => {
      if (!stopped) setState(found);
    });
    return () => {
      stopped = true;
    };
  }, [kind, id]);

  /** Reloads after a CV was added; a failure keeps the current state and is notified. */
  const reload = useCallback(async () => {
    const found = await fetchPreparation({ kind, id });
    if (found.step === "ready") setState(found);
    return found.step === "ready";
  }, [kind, id]);

  return { state, reload };
}

async function fetchPreparation({ kind, id }: ApplicationTarget): Promise<PreparationState> {
  try {
    const response = await fetch(`/api/applications/${kind}/${id}`, { cache: "no-store" });
    if (response.status === 401) return { step: "signed-out" };
    if (response.status === 404) return { step: "gone" };
    if (!response.ok) return { step: "failed" };
    return { step: "ready", preparation: await response.json() };
  } catch {
    return { step: "failed" };
  }
}
