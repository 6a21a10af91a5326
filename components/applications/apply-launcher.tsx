"use client";

import clsx from "clsx";
import {
  type ComponentProps,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useSession } from "@/components/layout/session-provider";
import { Button, buttonClass } from "@/components/ui/button";
import { CircleCheck } from "@/components/ui/icons";
import { APPLY_PARAMETER, sentPath } from "@/lib/applications/apply-address";
import type { ApplicationTarget } from "@/lib/applications/schema";
import { signInFrom } from "@/lib/auth/next-path";
import { applyPath, editPath, pagePath } from "@/lib/publications/kinds";
import { appliedLabels } from "@/lib/shared/kinds";
import { appliedText, markApplied, useApplied } from "./applied";

/** Props of an apply dialog; `onApplied` is also called for an application sent earlier. */
export type ApplyDialogProps = ApplicationTarget & { onClose: () => void; onApplied: () => void };

type Props = ApplicationTarget &
  Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
    label: string;
    className?: string;
    /** Displays the next steps below the button once the viewer has applied. */
    note?: boolean;
    dialog: (props: ApplyDialogProps) => ReactNode;
  };

/**
 * Apply button. A click waits until the session and the viewer's applications are loaded; without a session
 * it leads to the sign-in page, and from there back to the publication. Without scripts, the form leads to
 * the apply page.
 */
export function ApplyLauncher({ kind, id, label, className, note, dialog, ...look }: Props) {
  const { status, viewer } = useSession();
  const applied = useApplied(viewer?.id ?? null, id);
  const [wish, setWish] = useState<"click" | "return" | null>(null);
  const [open, setOpen] = useState(false);
  const isOwn = useOwn({ kind, id }, Boolean(note) && viewer?.role === "recruteur");
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!takePendingApply(id, container.current)) return;
    if (isBackThroughSignIn()) history.back();
    else setWish("return");
  }, [id]);

  useEffect(() => {
    if (wish === null || status === "loading" || applied === undefined) return;
    setWish(null);
    if (status === "signed-in") setOpen(!applied);
    else if (wish === "click") location.assign(signInToApply({ kind, id }));
  }, [wish, status, applied, kind, id]);

  function openDialog(event: SubmitEvent) {
    event.preventDefault();
    setWish("click");
  }

  function onApplied() {
    markApplied(id, true);
    setOpen(false);
    // The button is now disabled, so it cannot take the focus back from the closing dialog.
    setTimeout(() => container.current?.focus(), 50);
  }

  if (isOwn) {
    return (
      <a href={editPath(kind, id)} className={clsx(buttonClass(look), "w-full", className)}>
        Modifier
      </a>
    );
  }
  return (
    <div ref={container} tabIndex={-1} className={clsx("grid gap-3 outline-none", className)}>
      {applied ? (
        <Button
          {...look}
          disabled
          className="border-transparent! bg-green! text-on-green! opacity-100!"
        >
          <CircleCheck className="size-5" />
          {appliedText(kind)}
        </Button>
      ) : (
        <form action={applyPath(kind, id)} onSubmit={openDialog} className="grid">
          <Button {...look} type="submit">
            {label}
          </Button>
        </form>
      )}
      {applied && note && <SentNote kind={kind} id={id} />}
      {open && dialog({ kind, id, onClose: () => setOpen(false), onApplied })}
    </div>
  );
}

/**
 * Returns whether the publication belongs to the viewer or their company, who may not apply. Requested for
 * recruiters only.
 */
function useOwn({ kind, id }: ApplicationTarget, isEnabled: boolean): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const stop = new AbortController();
    fetch(`/api/applications/${kind}/${id}`, { cache: "no-store", signal: stop.signal })
      .then((response) => (response.ok ? response.json() : { own: false }))
      .then(({ own }: { own: boolean }) => setOwn(own))
      // On failure the button stays, and pressing it reports the refusal.
      .catch(() => {});
    return () => stop.abort();
  }, [kind, id, isEnabled]);
  return isOwn;
}

/** Next steps, below the green button. */
function SentNote({ kind, id }: ApplicationTarget) {
  return (
    <p className="text-center text-sm">
      <span>{"Vous avez postulé à cette annonce. "}</span>
      <a href={sentPath(id)} className="text-link">
        Voir ma {appliedLabels[kind].sent}
      </a>
      {document.getElementById("semblables") && (
        <>
          <span>{" · "}</span>
          <a href="#semblables" className="text-link">
            Voir des offres semblables
          </a>
        </>
      )}
    </p>
  );
}

/** Returns the address of the publication with its apply dialog open. */
export function openedPage({ kind, id }: ApplicationTarget): string {
  return `${pagePath(kind, id)}?${APPLY_PARAMETER}=${id}`;
}

/** Returns the address of the sign-in page, which then leads to the apply dialog. */
export function signInToApply(target: ApplicationTarget): string {
  return signInFrom(openedPage(target));
}

/**
 * Detects a Back navigation that the sign-in page redirected here because the user is now signed in; the
 * user meant the page before it.
 */
function isBackThroughSignIn(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  if (!(arrival instanceof PerformanceNavigationTiming)) return false;
  // SessionProvider reloads pages restored from the back/forward cache.
  return arrival.type !== "navigate" && arrival.redirectCount > 0;
}

/**
 * Returns true once, for the visible control, when the address asks to apply to this publication, and
 * removes the parameter. A page may render the control twice, for two screen widths.
 */
function takePendingApply(id: string, control: HTMLElement | null): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get(APPLY_PARAMETER) !== id || control?.offsetParent === null) return false;
  url.searchParams.delete(APPLY_PARAMETER);
  history.replaceState(null, "", url);
  return true;
}
