"use client";

import { Button, ButtonLink } from "@/components/ui/button";
import { Plus } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { Skeleton } from "@/components/ui/skeleton";
import type { Notice } from "@/lib/copy/notices";
import { useSession } from "./session-provider";

type Props = {
  /** What recruiters read; it leads to where they publish. */
  publish: string;
  href: string;
  /** What others read; it answers that publishing is for recruiters. */
  propose: string;
  restricted: Notice;
};

/** "Publier…" for recruiters, "Proposer…" for the others (specification §2.6, 2.8, 2.10). */
export function PublishButton({ publish, href, propose, restricted }: Props) {
  const { status, viewer } = useSession();
  if (status === "loading") return <Skeleton className="h-11 w-56 rounded-control" />;
  if (viewer?.role === "recruteur") {
    return (
      <ButtonLink href={href} variant="accent" prefetch={false}>
        <Plus />
        {publish}
      </ButtonLink>
    );
  }
  return (
    <Button onClick={() => notify(restricted)}>
      <Plus />
      {propose}
    </Button>
  );
}
