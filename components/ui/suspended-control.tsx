"use client";

import type { ReactNode, SyntheticEvent } from "react";
import type { Notice } from "@/lib/copy/server-notices";
import { notify } from "./notify";

/**
 * Intercepts every click, submission, change and drop inside before the control handles it, and displays
 * the notice.
 */
export function SuspendedControl({ notice, children }: { notice: Notice; children: ReactNode }) {
  function refuse(event: SyntheticEvent) {
    event.preventDefault();
    event.stopPropagation();
    notify(notice);
  }
  return (
    <div
      className="contents"
      onClickCapture={refuse}
      onSubmitCapture={refuse}
      onChangeCapture={refuse}
      onDropCapture={refuse}
    >
      {children}
    </div>
  );
}
