"use client";

import dynamic from "next/dynamic";
import { ApplyLauncher } from "@/components/applications/apply-launcher";
import type { ApplicationTarget } from "@/lib/applications/schema";

const ApplyDialog = dynamic(() => import("./apply-dialog").then((module) => module.ApplyDialog));

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
      dialog={(props) => <ApplyDialog {...props} />}
    />
  );
}
