"use client";

import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { later } from "@/components/ui/lazy";
import { Skeleton } from "@/components/ui/loading";
import { notify } from "@/components/ui/notify";
import type { Notice } from "@/lib/copy/server-notices";
import type { Kind } from "@/lib/publications/kinds";

// Only recruiters publish: their tools are loaded once one is signed in, and dialogs when they open.
const QuickAdd = later(() => import("@/components/layout/quick-add").then((file) => file.QuickAdd));
export const PublishDialog = later(() =>
  import("./publish-dialog").then((file) => file.PublishDialog),
);

type Props = { kind: Kind; publish: string; propose: string; restricted: Notice };

export function Publish({ kind, ...texts }: Props) {
  return (
    <PublishButton
      {...texts}
      dialog={(onClose) => <PublishDialog fromList kind={kind} onClose={onClose} />}
    />
  );
}

export function SiteQuickAdd() {
  const { viewer } = useSession();
  if (viewer?.role !== "recruteur") return null;
  return <QuickAdd dialog={(kind, onClose) => <PublishDialog kind={kind} onClose={onClose} />} />;
}

type PublishButtonProps = {
  /** Label for recruiters; opens the dialog. */
  publish: string;
  /** Label for others; answers that only recruiters can publish. */
  propose: string;
  restricted: Notice;
  dialog: (onClose: () => void) => ReactNode;
};

/** "Publier…" for recruiters, "Proposer…" for others. */
function PublishButton({ publish, propose, restricted, dialog }: PublishButtonProps) {
  const { status, viewer } = useSession();
  const router = useRouter();
  const [open, setOpen] = useState(false);
  if (status === "loading") return <Skeleton className="h-11 w-56 rounded-control" />;
  const isRecruiter = viewer?.role === "recruteur";
  return (
    <>
      <Button
        variant={isRecruiter ? "accent" : undefined}
        onClick={() => {
          if (isRecruiter) return setOpen(true);
          notify(restricted);
          // Visitors without an account go to the page that explains how to publish.
          if (status === "anonymous") router.push("/recruteurs");
        }}
      >
        <Plus />
        <span>{isRecruiter ? publish : propose}</span>
      </Button>
      {isRecruiter && open && dialog(() => setOpen(false))}
    </>
  );
}
