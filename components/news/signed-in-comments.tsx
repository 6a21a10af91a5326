"use client";

import { useCallback, useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { useSender } from "@/components/layout/account";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, fieldProps, Textarea } from "@/components/ui/field";
import { notify } from "@/components/ui/notify";
import type { ActionResult } from "@/lib/actions/result";
import { failureNotices } from "@/lib/copy/failure-notices";
import { addComment, decideComment } from "@/lib/news/actions";
import { COMMENT_LENGTH } from "@/lib/news/schema";
import { CommentItem } from "./comment-item";
import { useReactions } from "./reactions-provider";

const HINT = "Votre commentaire sera publié après approbation par l’auteur de l’article.";

export function SignedInComment() {
  const { articleId, refresh } = useReactions();
  const onDone = useCallback(
    (_result: ActionResult, form: HTMLFormElement) => {
      form.reset();
      refresh().catch(() => undefined);
    },
    [refresh],
  );
  const { form, errors, result, draft, pending } = useFormAction(addComment, {
    failure: failureNotices.commentFailed,
    onDone,
    draft: `commentaire/${articleId}`,
  });

  return (
    <form {...form} className="grid gap-3">
      <input type="hidden" name="article_id" value={articleId} />
      <DraftNote {...draft} />
      <FormNotice result={result} />
      <Field id="comment" label="Votre commentaire" hint={HINT} error={errors.body}>
        <Textarea
          {...fieldProps("comment", { hint: HINT, error: errors.body })}
          name="body"
          required
          maxLength={COMMENT_LENGTH}
        />
      </Field>
      <Button type="submit" variant="primary" disabled={pending} className="justify-self-start">
        {pending ? "Envoi..." : "Envoyer le commentaire"}
      </Button>
    </form>
  );
}

/** The reader's own pending comments and, for the article's author, those to moderate. */
export function PendingCommentsList() {
  const { reactions } = useReactions();
  if (!reactions) return null;
  return (
    <>
      {reactions.own.map((comment) => (
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
  const sender = useSender();
  const [deciding, setDeciding] = useState<string | null>(null);

  async function decide(id: string, status: "approved" | "refused") {
    setDeciding(id);
    const result = await decideComment(id, status, sender).catch(() => null);
    if (result) notify(result.notice);
    await refresh().catch(() => undefined);
    setDeciding(null);
  }

  return (
    <Card as="section" className="grid gap-5 p-5">
      <div>
        <h3 className="text-lg">Commentaires à approuver</h3>
        <p className="text-sm text-muted">Seul l’auteur de l’article les voit.</p>
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
