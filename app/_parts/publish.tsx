"use client";

import dynamic from "next/dynamic";
import { PublishButton } from "@/components/layout/publish-button";
import { type Publishable, QuickAdd } from "@/components/layout/quick-add";
import type { Notice } from "@/lib/copy/notices";

// Recruiters alone publish: their dialogs arrive when one of them opens one.
const PublishDialog = dynamic(() =>
  import("./publish-dialog").then((module) => module.PublishDialog),
);

type Props = { kind: Publishable; publish: string; propose: string; restricted: Notice };

/** The publish button of a public list. */
export function Publish({ kind, ...texts }: Props) {
  return (
    <PublishButton
      {...texts}
      dialog={(onClose) => <PublishDialog fromList kind={kind} onClose={onClose} />}
    />
  );
}

/** The quick-add cluster with its dialogs. */
export function SiteQuickAdd({ variant }: { variant?: "floating" | "inline" }) {
  return (
    <QuickAdd
      variant={variant}
      dialog={(kind, onClose) => <PublishDialog kind={kind} onClose={onClose} />}
    />
  );
}
