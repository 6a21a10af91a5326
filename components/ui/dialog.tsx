"use client";

import * as Radix from "@radix-ui/react-dialog";
import clsx from "clsx";
import { Children, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "./button";
import { X } from "./icons";

/** 525 px for applying, 625 px for publishing (docs/design.md, Pieces). */
const widths = { 525: "sm:max-w-[525px]", 625: "sm:max-w-[625px]" };

/** Modal dialog; on phones a sheet that rises from the bottom. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  width = 525,
  trigger,
  footer,
  initialFocus,
  returnFocus,
  children,
}: {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  width?: keyof typeof widths;
  /** Button that opens it, when the caller does not control `open`. */
  trigger?: ReactNode;
  footer?: ReactNode;
  /** Element to focus on opening, unless it is the first control. */
  initialFocus?: () => HTMLElement | null | undefined;
  /** Element to focus on closing, when the previous one may be gone. */
  returnFocus?: () => HTMLElement | null;
  children?: ReactNode;
}) {
  const opener = useRef<Element>(null);
  const [content, setContent] = useState<HTMLElement | null>(null);
  useKeyboardHeight(content);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      {trigger && <PlainDialog title={title}>{[description, children]}</PlainDialog>}
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(12_18_23/0.55)]" />
        <Radix.Content
          ref={setContent}
          // Without a description, Radix warns unless `aria-describedby` is explicitly undefined.
          onInteractOutside={keepOpenForNotices}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            makeRoomForFoot();
            const target = initialFocus?.();
            if (!target) return;
            event.preventDefault();
            target.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix only knows its trigger; a dialog opened otherwise returns the focus to its origin.
            const target = returnFocus?.() ?? (trigger ? null : opener.current);
            if (!(target instanceof HTMLElement)) return;
            event.preventDefault();
            target.focus();
          }}
          {...(description ? {} : { "aria-describedby": undefined })}
          className={clsx(
            "fixed z-50 flex max-h-[calc(100dvh-2rem-var(--keyboard,0px))] animate-rise flex-col border border-line bg-snow shadow-lift outline-none",
            "inset-x-0 bottom-[var(--keyboard,0px)] rounded-t-panel sm:inset-x-4 sm:top-1/2 sm:bottom-auto sm:mx-auto sm:-translate-y-1/2 sm:rounded-card",
            widths[width],
            width === 625 &&
              "max-sm:top-0 max-sm:max-h-[calc(100dvh-var(--keyboard,0px))] max-sm:rounded-none",
          )}
        >
          <div data-dialog-head="" className="flex items-start gap-4 px-5 pt-5 sm:px-7 sm:pt-6">
            <div className="min-w-0 flex-1">
              <Radix.Title className="font-display text-xl font-bold">{title}</Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="mt-1.5 text-muted">{description}</div>
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label="Fermer"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-frost"
            >
              <X />
            </Radix.Close>
          </div>
          <div data-dialog-body="" className="min-h-0 flex-1 overflow-y-auto px-5 py-4 sm:px-7">
            {children}
          </div>
          {footer && (
            <div
              data-dialog-foot=""
              className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4 max-sm:pb-6 max-sm:[&>*]:flex-1 sm:px-7"
            >
              {footer}
            </div>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Moves the sheet above an on-screen keyboard that overlays the page (Safari). */
function useKeyboardHeight(content: HTMLElement | null) {
  useEffect(() => {
    const screen = window.visualViewport;
    if (!content || !screen) return;
    const follow = () => {
      // When zoomed in, the visual viewport is smaller even without a keyboard.
      const height = screen.scale > 1 ? 0 : innerHeight - screen.height - screen.offsetTop;
      content.style.setProperty("--keyboard", `${Math.max(0, height)}px`);
    };
    follow();
    screen.addEventListener("resize", follow);
    screen.addEventListener("scroll", follow);
    return () => {
      screen.removeEventListener("resize", follow);
      screen.removeEventListener("scroll", follow);
    };
  }, [content]);
}

/** Content of the dialog inline, for browsers without scripts. */
function PlainDialog({ title, children }: { title: string; children: ReactNode[] }) {
  return (
    <noscript>
      <details className="max-w-lg text-left">
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
          {title}
        </summary>
        <div className="mt-3 grid gap-4">{Children.toArray(children)}</div>
      </details>
    </noscript>
  );
}

/** Keeps the dialog open when the click outside it is on a notice above it. */
function keepOpenForNotices(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent;
  if (target instanceof Element && target.closest("[data-sonner-toaster]")) event.preventDefault();
}

/** Moves a visible notice off the dialog's buttons, once the opening animation has ended. */
function makeRoomForFoot() {
  if (!document.querySelector("[data-sonner-toast]")) return;
  setTimeout(() => import("./notice-position").then(({ makeRoom }) => makeRoom()), 250);
}

export function CancelButton() {
  return (
    <Radix.Close asChild>
      <Button>Annuler</Button>
    </Radix.Close>
  );
}
