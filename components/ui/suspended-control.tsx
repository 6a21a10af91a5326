"use client";

import type { ReactNode, SyntheticEvent } from "react";
import type { Notice } from "@/lib/copy/server-notices";
import { notify } from "./notify";

/** Answers every click, submission, change and drop inside with the notice, before the control sees it. */
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
