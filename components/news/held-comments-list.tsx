"use client";

import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { notify } from "@/components/ui/notify";
import { decideComment } from "@/lib/news/actions";
import { CommentItem } from "./comment-item";
import { useReactions } from "./reactions";

/** The reader's own comments that wait, and for the article's author those to decide on. */
export function HeldCommentsList() {
  const { reactions } = useReactions();
  if (!reactions) return null;
  return (
    <>
      {reactions.mine.map((comment) => (
        <CommentItem key={comment.id} comment={comment}>
          <p className="mt-2">
            <Badge tone="orange">En attente d’approbation</Badge>
          </p>
        </CommentItem>
      ))}
      {reactions.toDecide.length > 0 && <Decisions />}
    </>
  );
}

function Decisions() {
  const { reactions, refresh } = useReactions();
  const [deciding, setDeciding] = useState<string | null>(null);

  async function decide(id: string, status: "approved" | "refused") {
    setDeciding(id);
    const result = await decideComment(id, status).catch(() => null);
    if (result) notify(result.notice);
    await refresh().catch(() => undefined);
    setDeciding(null);
  }

  return (
    <Card as="section" className="grid gap-5 p-5">
      <div>
        <h3 className="text-lg">Commentaires à approuver</h3>
        <p className="text-sm text-muted">Vous seul les voyez, en tant qu’auteur de l’article.</p>
      </div>
      {reactions?.toDecide.map((comment) => (
        <CommentItem key={comment.id} comment={comment}>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="primary"
              disabled={deciding !== null}
              onClick={() => decide(comment.id, "approved")}
            >
              Approuver
            </Button>
            <Button disabled={deciding !== null} onClick={() => decide(comment.id, "refused")}>
              Refuser
            </Button>
          </div>
        </CommentItem>
      ))}
    </Card>
  );
}
