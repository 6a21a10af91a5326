"use client";

import clsx from "clsx";
import { type ReactNode, ViewTransition } from "react";
import { pageNotices } from "@/lib/copy/browser-notices";
import { Button } from "./button";
import { Share } from "./icons";
import { notify } from "./notify";

/**
 * The title on a card and the title of its page are the same thing: where the browser can, it
 * moves from one place to the other (docs/design.md, Movement; how is in app/globals.css).
 */
export function SharedTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <ViewTransition name={`titre-${id}`} share="title" default="none">
      {children}
    </ViewTransition>
  );
}

/** Native share where there is one, else the link is copied. */
export function ShareButton({
  title,
  path,
  className,
}: {
  title: string;
  /** What is shared; without it the page at hand. */
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
      // Closing the share sheet is an answer, not a failure.
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
