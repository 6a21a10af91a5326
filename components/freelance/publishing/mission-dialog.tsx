"use client";

import { EditedRow } from "@/components/forms/edited-row";
import { FormDialog } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import { saveMission } from "@/lib/freelance/actions";
import type { OwnMission } from "@/lib/freelance/schema";
import { MissionFields } from "./mission-fields";
import { MissionPreview } from "./mission-preview";

type Props = {
  /** The mission to edit, or with `copy` the one to start from; none: a new one. */
  mission?: OwnMission;
  copy?: boolean;
  /** Where it is opened elsewhere than in the administration, what is told after saving differs. */
  action?: FormAction;
  onClose: () => void;
  onSaved?: () => void;
  onReload?: () => void;
};

/** Creates a mission, or edits the one that it is given (specification §2.18). */
export function MissionDialog({ mission, copy = false, action = saveMission, ...controls }: Props) {
  const editing = mission !== undefined && !copy;
  return (
    <FormDialog
      title={editing ? "Modifier la mission" : "Ajouter une mission"}
      action={action}
      draft={`mission/${editing ? "modifier" : "ajouter"}/${mission?.id ?? ""}`}
      save={editing ? "Enregistrer" : "Publier"}
      preview={(data) => <MissionPreview data={data} />}
      {...controls}
    >
      {(errors) => (
        <>
          {editing && <EditedRow {...mission} />}
          <MissionFields mission={mission} errors={errors} />
        </>
      )}
    </FormDialog>
  );
}
