"use client";

import { lazy, Suspense } from "react";
import { ApplyLauncher } from "@/components/applications/apply-launcher";
import type { ApplicationTarget } from "@/lib/applications/schema";

const ApplyDialog = lazy(() =>
  import("./apply-dialog").then((file) => ({ default: file.ApplyDialog })),
);

/** The apply button of a detail page; its dialog arrives when it is opened. */
export function Apply({ kind, id, label }: ApplicationTarget & { label: string }) {
  return (
    <ApplyLauncher
      note
      kind={kind}
      id={id}
      label={label}
      variant="accent"
      size="lg"
      dialog={(props) => (
        <Suspense>
          <ApplyDialog {...props} />
        </Suspense>
      )}
    />
  );
}
