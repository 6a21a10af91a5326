"use client";

import { lazy, Suspense } from "react";
import { ApplyLauncher } from "./apply-launcher";

const QuickDialog = lazy(() =>
  import("./quick-dialog").then((file) => ({ default: file.QuickDialog })),
);

export function QuickApplyButton({ id }: { id: string }) {
  return (
    <ApplyLauncher
      kind="job"
      id={id}
      label="Postuler rapidement"
      variant="quiet"
      className="relative z-1 max-sm:grow max-sm:*:border-line max-sm:*:px-1 max-sm:*:text-sm max-sm:*:whitespace-nowrap max-sm:[&_svg]:hidden"
      dialog={(props) => (
        <Suspense>
          <QuickDialog {...props} />
        </Suspense>
      )}
    />
  );
}
