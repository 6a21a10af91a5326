"use client";

import { EditedRow } from "@/components/forms/edited-row";
import { FormDialog } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import { saveArticle } from "@/lib/news/publishing-actions";
import type { OwnArticle } from "@/lib/news/schema";
import { ArticleFields } from "./article-fields";
import { ArticlePreview } from "./article-preview";

type Props = {
  /** The article to edit, or with `copy` the one to start from; none: a new one. */
  article?: OwnArticle;
  copy?: boolean;
  /** Where it is opened elsewhere than in the administration, what is told after saving differs. */
  action?: FormAction;
  onClose: () => void;
  onSaved?: () => void;
  onReload?: () => void;
};

/** Creates an article, or edits the one that it is given (specification §2.18). */
export function ArticleDialog({ article, copy = false, action = saveArticle, ...controls }: Props) {
  const editing = article !== undefined && !copy;
  return (
    <FormDialog
      title={editing ? "Modifier l’article" : "Ajouter un article"}
      action={action}
      draft={`article/${editing ? "modifier" : "ajouter"}/${article?.id ?? ""}`}
      save={editing ? "Enregistrer" : "Publier"}
      preview={(data) => <ArticlePreview data={data} article={article} />}
      {...controls}
    >
      {(errors) => (
        <>
          {editing && <EditedRow {...article} />}
          <ArticleFields article={article} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}
