"use client";

import dynamic from "next/dynamic";
import { ApplyLauncher } from "./apply-launcher";

const QuickDialog = dynamic(() => import("./quick-dialog").then((module) => module.QuickDialog));

export function QuickApplyButton({ id }: { id: string }) {
  return (
    <ApplyLauncher
      kind="job"
      id={id}
      label="Postuler rapidement"
      variant="quiet"
      className="relative z-1 max-sm:grow max-sm:*:border-line max-sm:*:px-1.5 max-sm:*:whitespace-nowrap max-sm:*:text-sm"
      dialog={(props) => <QuickDialog {...props} />}
    />
  );
}
