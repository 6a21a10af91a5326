"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { TABLE_HEADING_ID } from "@/components/admin/admin-heading";
import { callAction } from "@/components/forms/call-action";
import { useSender } from "@/components/layout/account";
import { Button } from "@/components/ui/button";
import { NeedsScripts } from "@/components/ui/needs-scripts";
import { notify } from "@/components/ui/notify";
import { notices } from "@/lib/copy/server-notices";
import { decideComment, verifyArticle } from "@/lib/news/actions";

/** Records that an article was compared with its sources today; it then leaves the list. */
export function VerifyButton({ id, title }: { id: string; title: string }) {
  const router = useRouter();
  const sender = useSender();
  const [pending, startTransition] = useTransition();
  const [verified, setVerified] = useState(false);

  function verify() {
    startTransition(async () => {
      const result = await callAction(() => verifyArticle(id, sender), notices.articleVerifyFailed);
      notify(result.notice);
      if (result.status !== "done") return;
      setVerified(true);
      // The button is removed with its article.
      document.getElementById(TABLE_HEADING_ID)?.focus();
      router.refresh();
    });
  }

  return (
    <>
      <NeedsScripts>Marquer un article comme vérifié</NeedsScripts>
      <Button variant="primary" disabled={pending || verified} onClick={verify}>
        Vérifié aujourd’hui
        <span className="sr-only">&nbsp;: {title}</span>
      </Button>
    </>
  );
}

/** Publishes or rejects a comment, which then leaves the list. */
export function CommentDecisions({ id, name }: { id: string; name: string }) {
  const router = useRouter();
  const sender = useSender();
  const [pending, startTransition] = useTransition();
  const [decided, setDecided] = useState(false);

  function decide(status: "approved" | "refused") {
    startTransition(async () => {
      const result = await callAction(
        () => decideComment(id, status, sender),
        notices.commentDecisionFailed,
      );
      notify(result.notice);
      if (result.status !== "done") return;
      setDecided(true);
      // The buttons are removed with their comment.
      document.getElementById(TABLE_HEADING_ID)?.focus();
      router.refresh();
    });
  }

  const disabled = pending || decided;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <NeedsScripts>Approuver ou refuser un commentaire</NeedsScripts>
      <Button variant="primary" disabled={disabled} onClick={() => decide("approved")}>
        Approuver
        <span className="sr-only"> le commentaire de {name}</span>
      </Button>
      <Button disabled={disabled} onClick={() => decide("refused")}>
        Refuser
        <span className="sr-only"> le commentaire de {name}</span>
      </Button>
    </div>
  );
}
