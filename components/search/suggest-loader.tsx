"use client";

import { useEffect } from "react";

/** Loads the code of the suggestions when a field that uses them is first focused. */
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
