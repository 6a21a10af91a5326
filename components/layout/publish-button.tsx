"use client";

import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { Skeleton } from "@/components/ui/skeleton";
import type { Notice } from "@/lib/copy/notices";
import { useSession } from "./session-provider";

type Props = {
  /** What recruiters read; it opens the dialog. */
  publish: string;
  /** What others read; it answers that publishing is for recruiters. */
  propose: string;
  restricted: Notice;
  dialog: (onClose: () => void) => ReactNode;
};

/** "Publier…" for recruiters, "Proposer…" for the others (specification §2.6, 2.8, 2.10). */
export function PublishButton({ publish, propose, restricted, dialog }: Props) {
  const { status, viewer } = useSession();
  const [open, setOpen] = useState(false);
  if (status === "loading") return <Skeleton className="h-11 w-56 rounded-control" />;
  const isRecruiter = viewer?.role === "recruteur";
  return (
    <>
      <Button
        variant={isRecruiter ? "accent" : undefined}
        onClick={() => (isRecruiter ? setOpen(true) : notify(restricted))}
      >
        <Plus />
        {isRecruiter ? publish : propose}
      </Button>
      {isRecruiter && open && dialog(() => setOpen(false))}
    </>
  );
}
