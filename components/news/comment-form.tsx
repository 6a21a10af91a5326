"use client";

import Link from "next/link";
import { useCallback } from "react";
import { DraftNote } from "@/components/forms/draft-note";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { useSession } from "@/components/layout/session-provider";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Textarea } from "@/components/ui/field";
import { Skeleton } from "@/components/ui/loading";
import type { ActionResult } from "@/lib/actions/result";
import { signInPath } from "@/lib/auth/next-path";
import { pageNotices } from "@/lib/copy/page-notices";
import { addComment } from "@/lib/news/actions";
import { COMMENT_LENGTH } from "@/lib/news/schema";
import { useReactions } from "./reactions-provider";

const HINT = "Votre commentaire sera publié après approbation par l’auteur de l’article.";

/** For whoever is signed in; the way to sign in, and back here, for others. */
export function CommentForm() {
  const { status } = useSession();
  const { articleId } = useReactions();
  if (status === "loading") return <Skeleton className="h-40 w-full" />;
  if (status === "signed-in") return <SignedInForm />;
  return (
    <p className="rounded-card border border-dashed border-line p-5">
      <Link
        href={signInPath(`/actualites/${articleId}#commentaires`)}
        prefetch={false}
        className="text-link"
      >
        Connectez-vous pour commenter
      </Link>{" "}
      cet article.
    </p>
  );
}

function SignedInForm() {
  const { articleId, refresh } = useReactions();
  const onDone = useCallback(
    (_result: ActionResult, form: HTMLFormElement) => {
      form.reset();
      refresh().catch(() => undefined);
    },
    [refresh],
  );
  const { form, errors, result, draft, pending } = useFormAction(addComment, {
    failure: pageNotices.commentFailed,
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
