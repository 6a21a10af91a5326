"use client";

import { ApplyLauncher } from "@/components/applications/apply-launcher";
import { buttonClass } from "@/components/ui/button";
import { later } from "@/components/ui/lazy";
import type { ApplicationTarget } from "@/lib/applications/schema";
import { applyPath } from "@/lib/publications/kinds";

const ApplyDialog = later(() => import("./apply-dialog").then((file) => file.ApplyDialog));

/** The apply button of a detail page; its dialog arrives when it is opened. Without scripts it is a link. */
export function Apply({ kind, id, label }: ApplicationTarget & { label: string }) {
  return (
    <>
      <ApplyLauncher
        note
        kind={kind}
        id={id}
        label={label}
        variant="accent"
        size="lg"
        className="noscript:hidden"
        dialog={(props) => <ApplyDialog {...props} />}
      />
      <noscript>
        <a
          href={applyPath(kind, id)}
          className={`${buttonClass({ variant: "accent", size: "lg" })} w-full`}
        >
          {label}
        </a>
      </noscript>
    </>
  );
}
