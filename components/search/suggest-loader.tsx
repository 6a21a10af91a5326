"use client";

import { useEffect } from "react";

/** Fetches the suggestions' code when a field that wants them is first entered, not before. */
export function SuggestLoader() {
  useEffect(() => {
    const enter = async (target: EventTarget | null) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.suggest === undefined) return;
      const { suggestFor } = await import("./suggestions");
      suggestFor(target);
    };
    const onFocus = ({ target }: FocusEvent) => void enter(target);
    document.addEventListener("focusin", onFocus);
    void enter(document.activeElement);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  return null;
}
