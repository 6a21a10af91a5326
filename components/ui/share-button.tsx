"use client";

import clsx from "clsx";
import { type ReactNode, ViewTransition } from "react";
import { pageNotices } from "@/lib/copy/browser-notices";
import { Button } from "./button";
import { Share } from "./icons";
import { notify } from "./notify";

/**
 * Title shared by a card and its page: where the browser supports view transitions, it moves from one to
 * the other (docs/design.md, Movement; styles in app/globals.css).
 */
export function SharedTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`titre-${id}`} share="title" default="none">
      {children}
    </ViewTransition>
  );
}

/** Uses the native share sheet where available, else copies the link. */
export function ShareButton({
  title,
  path,
  className,
}: {
  title: string;
  /** Path to share; the current page by default. */
  path?: string;
  className?: string;
}) {
  async function share() {
    const url = new URL(path ?? window.location.href.split("#")[0] ?? "", window.location.href)
      .href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        notify(pageNotices.linkCopied);
      }
    } catch (error) {
      // Closing the share sheet is not a failure.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify(pageNotices.linkNotCopied);
    }
  }
  return (
    <Button className={clsx("noscript:hidden", className)} onClick={share}>
      <Share className="size-4.5" />
      Partager
    </Button>
  );
}
