"use client";

import { useEffect } from "react";
import type { Notice } from "@/lib/copy/notices";
import { notify } from "./notify";

/** Shows a notice once the page that carries it has arrived. */
export function NoticeOnLoad({ notice }: { notice: Notice }) {
  useEffect(() => {
    notify(notice);
  }, [notice]);
  return null;
}
