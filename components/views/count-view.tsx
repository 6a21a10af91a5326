"use client";

import { useEffect } from "react";
import type { Viewed } from "@/lib/views/count";

/**
 * Counts a view of a publication once per tab. The page itself is static and cannot count; prefetches and
 * robots are not counted.
 */
export function CountView({ kind, id }: Viewed) {
  useEffect(() => {
    if (isCounted(`vue:${id}`)) return;
    navigator.sendBeacon("/api/views", JSON.stringify({ kind, id }));
  }, [kind, id]);
  return null;
}

/** Counts every view where storage is disabled. */
function isCounted(key: string): boolean {
  try {
    if (sessionStorage.getItem(key)) return true;
    sessionStorage.setItem(key, "1");
  } catch {
    // Storage is disabled.
  }
  return false;
}
