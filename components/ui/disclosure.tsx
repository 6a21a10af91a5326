"use client";

import { type ReactNode, useEffect, useRef } from "react";

/**
 * A panel behind a button: native `details`, so that it opens without JavaScript. With it, the
 * panel also closes by Escape, by a click elsewhere, when the focus leaves and when one of its
 * links is followed; the first input in it takes the focus.
 */
export function Disclosure({
  summary,
  className,
  summaryClassName,
  children,
}: {
  summary: ReactNode;
  className?: string;
  summaryClassName?: string;
  children: ReactNode;
}) {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const close = () => {
      element.open = false;
    };
    const closeOutside = ({ target }: Event) => {
      if (element.open && target instanceof Node && !element.contains(target)) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !element.open) return;
      close();
      element.querySelector("summary")?.focus();
    };
    const onClick = ({ target }: Event) => {
      if (target instanceof Element && target.closest("a")) close();
    };
    const onToggle = () => {
      if (element.open) element.querySelector("input")?.focus();
    };
    element.addEventListener("toggle", onToggle);
    element.addEventListener("click", onClick);
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      element.removeEventListener("toggle", onToggle);
      element.removeEventListener("click", onClick);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, []);

  return (
    <details ref={details} className={className}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  );
}
