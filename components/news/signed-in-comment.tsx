"use client";

import { useCallback } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { Field, fieldProps, Textarea } from "@/components/ui/field";
import type { ActionResult } from "@/lib/actions/result";
import { pageNotices } from "@/lib/copy/page-notices";
import { addComment } from "@/lib/news/actions";
import { COMMENT_LENGTH } from "@/lib/news/schema";
import { useReactions } from "./reactions";

const HINT = "Votre commentaire sera publié après approbation par l’auteur de l’article.";

/** The form that a reader with an account comments with. */
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
