"use client";

import { useSession } from "@/components/layout/session-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { Pencil } from "@/components/ui/icons";
import { notify } from "@/components/ui/notify";
import { Skeleton } from "@/components/ui/skeleton";
import { notices } from "@/lib/copy/notices";

/** "Publier un article" for recruiters; others may only be told who can (specification §6). */
export function PublishArticle() {
  const { status, viewer } = useSession();
  if (status === "loading") return <Skeleton className="h-11 w-48" />;
  if (viewer?.role === "recruteur") {
    return (
      <ButtonLink href="/admin" variant="primary" prefetch={false}>
        <Pencil className="size-4.5" />
        Publier un article
      </ButtonLink>
    );
  }
  return (
    <Button onClick={() => notify(notices.articlePublishRestricted)}>
      <Pencil className="size-4.5" />
      Proposer un article
    </Button>
  );
}
