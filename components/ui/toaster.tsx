"use client";

import { type ComponentType, useEffect, useRef, useState } from "react";
import type { ToasterProps } from "sonner";
import type { Notice } from "@/lib/copy/server-notices";
import { CircleCheck, TriangleAlert } from "./icons";
import { ACTION, type Message, notify, provideToaster } from "./notify";

/**
 * Container of the notices, positioned by `notify`. The library loads with the first notice, so that other
 * pages do not pay for it.
 */
export function Toaster() {
  const [Sonner, setSonner] = useState<ComponentType<ToasterProps> | null>(null);
  const [plain, setPlain] = useState<Message | null>(null);
  const onShown = useRef(() => {});

  useEffect(() => {
    let loading: Promise<void> | undefined;
    const load = async () => {
      const { Toaster: Loaded } = await import("sonner");
      // The library drops messages sent before it listens, and screen readers ignore a live region inserted
      // together with its text.
      await new Promise<void>((resolve) => {
        onShown.current = resolve;
        setSonner(() => Loaded);
      });
      await new Promise((done) => setTimeout(done, 100));
    };
    provideToaster({
      load: () => {
        setPlain(null);
        loading ??= load();
        return loading;
      },
      showPlain: (message) => {
        loading = undefined;
        setPlain(message);
      },
    });
  }, []);

  useEffect(() => {
    if (Sonner) onShown.current();
  }, [Sonner]);

  if (plain) {
    return (
      <div role="alert" className={`${CARD} fixed bottom-0 left-0 z-60 sm:left-6 sm:bottom-6`}>
        <TriangleAlert className="mt-0.5 size-5 text-maple" />
        <p className="text-sm">
          <strong className="block text-base">{plain.title}</strong>
          {plain.description}
        </p>
        <button
          type="button"
          aria-label="Fermer la notification"
          onClick={() => setPlain(null)}
          className={CLOSE}
        >
          ×
        </button>
      </div>
    );
  }
  if (!Sonner) return null;
  return (
    <Sonner
      position="bottom-left"
      offset={{ ...OFFSET, left: "1.5rem" }}
      mobileOffset={OFFSET}
      visibleToasts={1}
      closeButton
      containerAriaLabel="Notifications"
      icons={{
        success: <CircleCheck className="size-5 text-spruce" />,
        error: <TriangleAlert className="size-5 text-maple" />,
      }}
      toastOptions={{
        closeButtonAriaLabel: "Fermer la notification",
        unstyled: true,
        classNames: {
          toast: `${CARD} flex-wrap pointer-events-auto data-[type=error]:border-maple`,
          content: "min-w-0 flex-1 basis-40",
          icon: "mt-0.5",
          title: "text-base font-semibold leading-snug",
          description: "mt-0.5 text-sm whitespace-pre-line text-muted",
          actionButton: ACTION,
          closeButton: CLOSE,
        },
      }}
    />
  );
}

/** Set by `makeRoom`, so that the controls there stay usable. */
const OFFSET = { top: "var(--notice-top)", bottom: "var(--notice-bottom)" };
const CARD =
  "flex w-full items-start gap-3 rounded-card border border-line bg-snow py-3.5 pr-12 pl-4 font-sans text-ink shadow-lift sm:w-[18.5rem]";
const CLOSE =
  "absolute top-2 right-2 grid size-8 place-items-center rounded-control text-muted hover:bg-frost [&>svg]:size-4";

export function NoticeOnLoad({ notice }: { notice: Notice }) {
  useEffect(() => {
    notify(notice);
  }, [notice]);
  return null;
}
