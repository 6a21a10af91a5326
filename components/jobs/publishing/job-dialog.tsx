"use client";

import { EditedRow } from "@/components/forms/edited-row";
import { FormDialog } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import { saveJob } from "@/lib/jobs/actions";
import type { Job } from "@/lib/jobs/schema";
import { JobFields } from "./job-fields";
import { JobPreview } from "./job-preview";

type Props = {
  /** The offer to edit, or with `copy` the one to start from; none: a new one. */
  job?: Job;
  copy?: boolean;
  /** Where it is opened elsewhere than in the administration, what is told after saving differs. */
  action?: FormAction;
  onClose: () => void;
  onSaved?: () => void;
  onReload?: () => void;
};

/** Creates an offer, or edits the one that it is given (specification §2.18). */
export function JobDialog({ job, copy = false, action = saveJob, ...controls }: Props) {
  const editing = job !== undefined && !copy;
  return (
    <FormDialog
      title={editing ? "Modifier l’offre" : "Ajouter une offre d’emploi"}
      action={action}
      draft={`job/${editing ? "modifier" : "ajouter"}/${job?.id ?? ""}`}
      save={editing ? "Enregistrer" : "Publier"}
      preview={(data) => <JobPreview data={data} />}
      {...controls}
    >
      {(errors) => (
        <>
          {editing && <EditedRow {...job} />}
          <JobFields job={job} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}
