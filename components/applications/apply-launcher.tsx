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

/** What a dialog gets; it says when the application is there, now or since before. */
export type ApplyDialogProps = ApplicationTarget & { onClose: () => void; onApplied: () => void };

type Props = ApplicationTarget &
  Pick<ComponentProps<typeof Button>, "variant" | "size"> & {
    label: string;
    className?: string;
    /** Says below the button what happens next, once it was applied to. */
    note?: boolean;
    dialog: (props: ApplyDialogProps) => ReactNode;
  };

/**
 * The button that applies. A click is answered once it is known who is signed in and what they
 * applied to; without a session it leads to the sign-in page, and from there to the page of the publication.
 * Where scripts did not arrive, the form leads to the page that applies.
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
    // The button can no longer take back the focus that the closing dialog gives it.
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

/** Whether this is the viewer's own or their company's, which nobody applies to; asked of recruiters. */
function useOwn({ kind, id }: ApplicationTarget, isEnabled: boolean): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (!isEnabled) return;
    const stop = new AbortController();
    fetch(`/api/applications/${kind}/${id}`, { cache: "no-store", signal: stop.signal })
      .then((response) => (response.ok ? response.json() : { own: false }))
      .then(({ own }: { own: boolean }) => setOwn(own))
      // Without an answer the button stays, and says so when it is pressed.
      .catch(() => {});
    return () => stop.abort();
  }, [kind, id, isEnabled]);
  return isOwn;
}

/** Stands under the green button: what happens next. */
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

/** The page of a publication, with its dialog open. */
export function openedPage({ kind, id }: ApplicationTarget): string {
  return `${pagePath(kind, id)}?${APPLY_PARAMETER}=${id}`;
}

/** The way to the sign-in page, which says why, and from there to that page. */
export function signInToApply(target: ApplicationTarget): string {
  return signInFrom(openedPage(target));
}

/** Back to the sign-in page leads here again once one is signed in: the page before it is meant. */
function isBackThroughSignIn(): boolean {
  const [arrival] = performance.getEntriesByType("navigation");
  if (!(arrival instanceof PerformanceNavigationTiming)) return false;
  // A page that the browser had kept in memory was loaded again (SessionProvider).
  return arrival.type !== "navigate" && arrival.redirectCount > 0;
}

/**
 * True once, for the control that is seen, when the address asks to apply to this; the address is
 * cleaned. A page may hold the same control twice, for two widths of screen.
 */
function takePendingApply(id: string, control: HTMLElement | null): boolean {
  const url = new URL(location.href);
  if (url.searchParams.get(APPLY_PARAMETER) !== id || control?.offsetParent === null) return false;
  url.searchParams.delete(APPLY_PARAMETER);
  history.replaceState(null, "", url);
  return true;
}
