"use client";

import dynamic from "next/dynamic";
import { PublishButton } from "@/components/layout/publish-button";
import { useSession } from "@/components/layout/session-provider";
import type { Notice } from "@/lib/copy/notices";
import type { Kind } from "@/lib/publications/kinds";

// Recruiters alone publish: what they do it with arrives when one of them is there, the dialogs when
// one is opened.
const QuickAdd = dynamic(() =>
  import("@/components/layout/quick-add").then((module) => module.QuickAdd),
);
const PublishDialog = dynamic(() =>
  import("./publish-dialog").then((module) => module.PublishDialog),
);

type Props = { kind: Kind; publish: string; propose: string; restricted: Notice };

/** The publish button of a public list. */
export function Publish({ kind, ...texts }: Props) {
  return (
    <PublishButton
      {...texts}
      dialog={(onClose) => <PublishDialog fromList kind={kind} onClose={onClose} />}
    />
  );
}

/** The quick-add cluster with its dialogs, for recruiters. */
export function SiteQuickAdd({ variant }: { variant?: "floating" | "inline" }) {
  const { viewer } = useSession();
  if (viewer?.role !== "recruteur") return null;
  return (
    <QuickAdd
      variant={variant}
      dialog={(kind, onClose) => <PublishDialog kind={kind} onClose={onClose} />}
    />
  );
}
