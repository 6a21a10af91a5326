"use client";

import { useState } from "react";
import { AreaField, FieldsIf, SelectField, TextField } from "@/components/forms/fields";
import { FormDialog } from "@/components/forms/form-dialog";
import type { FormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { changeStatuses } from "@/lib/applications/received-actions";
import {
  MAX_STATUS_MESSAGE,
  type SettableStatus,
  settableStatuses,
} from "@/lib/applications/received-schema";
import { countApplications } from "@/lib/copy/counts";
import { answerTemplates } from "@/lib/copy/received-notices";
import { CITY_HOUR, cityDateTime } from "@/lib/text/dates";

const isInterview = (status: string) => status === "Entretien";

/** An application to answer; `name` is the candidate's. */
export type Answered = { id: string; name: string };

type Props = {
  applications: Answered[];
  /** Preselected status. */
  status?: SettableStatus;
  /** Current interview time, when it is being rescheduled. */
  interviewAt?: string | null;
  /** Initial text of the message. */
  message?: string;
  onClose: () => void;
  onSaved?: () => void;
};

/**
 * Sets the status of one or several applications, with a message to the candidates. Those that could not be
 * changed are listed and remain in the form.
 */
export function StatusDialog({
  applications,
  status = "Entretien",
  interviewAt = null,
  message,
  onClose,
  onSaved,
}: Props) {
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
          ? `${interviewAt ? "Écrire à" : "Répondre à"} ${first.name}`
          : `Répondre à ${countApplications(left.length)}`
      }
      description={`${left.length === 1 ? "La" : "Chaque"} personne reçoit un courriel avec le nouveau statut et votre message.`}
      action={change}
      draft={`reponse/${applications.map(({ id }) => id).join()}`}
      onClose={onClose}
      onSaved={onSaved}
      save="Envoyer la réponse"
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
            {settableStatuses.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </SelectField>
          <FieldsIf name="status" is={isInterview}>
            <TextField
              name="interview"
              type="datetime-local"
              label="Date et heure de l’entrevue"
              hint={`À l’${CITY_HOUR}.`}
              defaultValue={interviewAt ? cityDateTime(interviewAt) : ""}
              optional={interviewAt === null}
              errors={errors}
            />
          </FieldsIf>
          <Templates />
          <AreaField
            name="message"
            label="Message"
            optional
            errors={errors}
            defaultValue={message}
            rows={6}
            maxLength={MAX_STATUS_MESSAGE}
            hint="Le message reste dans l’historique de la candidature."
          />
        </div>
      )}
    </FormDialog>
  );
}

/** Answer templates: each fills in the status and the message, which stay editable. */
function Templates() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="basis-full text-sm text-muted">Partir d’un modèle&nbsp;:</p>
      {answerTemplates.map((template) => (
        <Button
          key={template.name}
          onClick={({ currentTarget: { form } }) => {
            write(form?.elements.namedItem("status"), template.status);
            write(form?.elements.namedItem("message"), template.message);
          }}
        >
          {template.name}
        </Button>
      ))}
    </div>
  );
}

/**
 * Sets a value and fires the events of typing, so that drafts and the unsaved-changes warning notice it.
 */
function write(control: Element | RadioNodeList | null | undefined, value: string): void {
  if (!(control instanceof HTMLSelectElement || control instanceof HTMLTextAreaElement)) return;
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
