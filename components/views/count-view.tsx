"use client";

import { useEffect } from "react";
import type { Viewed } from "@/lib/views/count";

/**
 * Says once a tab that a publication was opened. The page itself is the same for everybody and
 * cannot count; who only follows links ahead (prefetch, robots) is not counted either.
 */
export function CountView({ kind, id }: Viewed) {
  useEffect(() => {
    if (isCounted(`vue:${id}`)) return;
    navigator.sendBeacon("/api/views", JSON.stringify({ kind, id }));
  }, [kind, id]);
  return null;
}

/** A browser that keeps nothing counts each time. */
function isCounted(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage is switched off.
  }
  return false;
}
