"use client";

import { lazy, Suspense } from "react";
import { PublishButton } from "@/components/layout/publish-button";
import { useSession } from "@/components/layout/session-provider";
import type { Notice } from "@/lib/copy/notices";
import type { Kind } from "@/lib/publications/kinds";

// Recruiters alone publish: what they do it with arrives when one of them is there, the dialogs when
// one is opened.
const QuickAdd = lazy(() =>
  import("@/components/layout/quick-add").then((file) => ({ default: file.QuickAdd })),
);
const PublishDialog = lazy(() =>
  import("./publish-dialog").then((file) => ({ default: file.PublishDialog })),
);

type Props = { kind: Kind; publish: string; propose: string; restricted: Notice };

/** The publish button of a public list. */
export function Publish({ kind, ...texts }: Props) {
  return (
    <PublishButton
      {...texts}
      dialog={(onClose) => (
        <Suspense>
          <PublishDialog fromList kind={kind} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}

/** The quick-add cluster with its dialogs, for recruiters. */
export function SiteQuickAdd({ variant }: { variant?: "floating" | "inline" }) {
  const { viewer } = useSession();
  if (viewer?.role !== "recruteur") return null;
  return (
    <Suspense>
      <QuickAdd
        variant={variant}
        dialog={(kind, onClose) => (
          <Suspense>
            <PublishDialog kind={kind} onClose={onClose} />
          </Suspense>
        )}
      />
    </Suspense>
  );
}
