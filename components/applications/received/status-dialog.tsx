"use client";

import { useState } from "react";
import { FormDialog } from "@/components/forms/form-dialog";
import { AreaField, SelectField } from "@/components/forms/labelled";
import type { FormAction } from "@/components/forms/use-form-action";
import { changeStatuses } from "@/lib/applications/received-actions";
import {
  type GivenStatus,
  givenStatuses,
  MAX_STATUS_MESSAGE,
} from "@/lib/applications/status-change";
import { countApplications } from "@/lib/copy/counts";

/** An application that is answered, and whose it is. */
export type Answered = { id: string; name: string };

type Props = {
  applications: Answered[];
  /** Chosen already. */
  status?: GivenStatus;
  onClose: () => void;
  onSaved?: () => void;
};

/**
 * The new status of one or several applications, with words for their senders. Those that could
 * not be changed are named and stay; the others are done with.
 */
export function StatusDialog({ applications, status = "Entretien", onClose, onSaved }: Props) {
  const [left, setLeft] = useState(applications);
  const change: FormAction = async (previous, data) => {
    const answer = await changeStatuses(previous, data);
    const changed = new Set(answer.changed);
    if (answer.status === "refused") {
      setLeft((before) => before.filter(({ id }) => !changed.has(id)));
    }
    return answer;
  };
  const [first] = left;
  return (
    <FormDialog
      title={
        left.length === 1 && first
          ? `Répondre à ${first.name}`
          : `Changer le statut de ${countApplications(left.length)}`
      }
      description={`${left.length === 1 ? "La" : "Chaque"} personne reçoit un courriel avec le nouveau statut et votre message.`}
      action={change}
      draft={`reponse/${applications.map(({ id }) => id).join()}`}
      onClose={onClose}
      onSaved={onSaved}
      save="Changer le statut"
      saving="Envoi..."
    >
      {(errors) => (
        <div className="grid gap-5">
          {left.map(({ id }) => (
            <input key={id} type="hidden" name="id" value={id} />
          ))}
          {left.length > 1 && (
            <p className="text-sm text-muted">{left.map(({ name }) => name).join(", ")}</p>
          )}
          <SelectField name="status" label="Nouveau statut" errors={errors} defaultValue={status}>
            {givenStatuses.map((given) => (
              <option key={given}>{given}</option>
            ))}
          </SelectField>
          <AreaField
            name="message"
            label="Message"
            optional
            errors={errors}
            rows={6}
            maxLength={MAX_STATUS_MESSAGE}
            hint="Il reste aussi dans l’historique de la candidature."
          />
        </div>
      )}
    </FormDialog>
  );
}
