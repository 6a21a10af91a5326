"use client";

import { EditedRow } from "@/components/forms/edited-row";
import { FormDialog } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import { saveScholarship } from "@/lib/scholarships/publishing-actions";
import type { OwnScholarship } from "@/lib/scholarships/schema";
import { ScholarshipFields } from "./scholarship-fields";
import { ScholarshipPreview } from "./scholarship-preview";

type Props = {
  /** The bourse to edit, or with `copy` the one to start from; none: a new one. */
  scholarship?: OwnScholarship;
  copy?: boolean;
  /** Where it is opened elsewhere than in the administration, what is told after saving differs. */
  action?: FormAction;
  onClose: () => void;
  onSaved?: () => void;
  onReload?: () => void;
};

/** Creates a bourse, or edits the one that it is given (specification §2.18). */
export function ScholarshipDialog({
  scholarship,
  copy = false,
  action = saveScholarship,
  ...controls
}: Props) {
  const editing = scholarship !== undefined && !copy;
  return (
    <FormDialog
      title={editing ? "Modifier la bourse" : "Ajouter une bourse"}
      action={action}
      draft={`scholarship/${editing ? "modifier" : "ajouter"}/${scholarship?.id ?? ""}`}
      save={editing ? "Enregistrer" : "Publier"}
      preview={(data) => <ScholarshipPreview data={data} />}
      {...controls}
    >
      {(errors) => (
        <>
          {editing && <EditedRow {...scholarship} />}
          <ScholarshipFields scholarship={scholarship} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}
