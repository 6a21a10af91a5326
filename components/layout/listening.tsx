"use client";

import { useEffect } from "react";

/** Says on the page that its buttons are heard: see `lib/server/web/early-presses.ts`. */
export function Listening() {
  useEffect(() => {
    document.documentElement.dataset.listening = "";
  }, []);
  return null;
}
