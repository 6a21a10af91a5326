"use client";

import { ApplyLauncher } from "@/components/applications/apply-launcher";
import { later } from "@/components/ui/lazy";
import type { ApplicationTarget } from "@/lib/applications/schema";

const ApplyDialog = later(() => import("./apply-dialog").then((file) => file.ApplyDialog));

/** Apply button of a detail page; its dialog is loaded when it opens. */
export function Apply({ kind, id, label }: ApplicationTarget & { label: string }) {
  return (
    <ApplyLauncher
      note
      kind={kind}
      id={id}
      label={label}
      variant="accent"
      size="lg"
      dialog={(props) => <ApplyDialog {...props} />}
    />
  );
}
