"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { FormNotice } from "@/components/forms/form-notice";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { DialogClose } from "@/components/ui/dialog";
import { Field, fieldProps, Textarea } from "@/components/ui/field";
import { sendApplication } from "@/lib/applications/actions";
import { type ApplicationTarget, MAX_MESSAGE, type Preparation } from "@/lib/applications/schema";
import { CvChoice } from "./cv-choice";

/** What was typed in a dialog that was then closed, by publication: opened again, it is there. */
const drafts = new Map<string, string>();

/** The choice of somebody who has another CV to send. */
const NEW = "";

type Props = ApplicationTarget & {
  preparation: Preparation;
  /** Where a new CV is added. */
  upload: ReactNode;
  onSent: () => void;
};

/** CV and message. What was typed and chosen stays when the application is refused. */
export function ApplyForm({ kind, id, preparation, upload, onSent }: Props) {
  const { documents, letter } = preparation;
  const [choice, setChoice] = useState(documents[0]?.id ?? NEW);
  const known = useRef(documents);
  const field = useId();
  const { form, errors, result, pending } = useFormAction(sendApplication, {
    onDone: () => {
      drafts.delete(id);
      onSent();
    },
  });

  // A CV that has just been added is the one to send.
  useEffect(() => {
    const added = documents.find(({ id }) => !known.current.some((one) => one.id === id));
    known.current = documents;
    if (added) setChoice(added.id);
  }, [documents]);

  return (
    <form {...form} className="grid gap-5">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <CvChoice documents={documents} choice={choice} onChoose={setChoice} none={NEW}>
        {choice === NEW && upload}
      </CvChoice>
      <Field
        id={field}
        label="Message d’accompagnement"
        hint="Deux phrases précises valent mieux qu’une page."
        error={errors.cover_message}
      >
        <Textarea
          {...fieldProps(field, { hint: true, error: errors.cover_message })}
          name="cover_message"
          defaultValue={drafts.get(id) ?? letter}
          onChange={(event) => drafts.set(id, event.currentTarget.value)}
          maxLength={MAX_MESSAGE}
          rows={9}
        />
      </Field>
      <div className="sticky -bottom-4 -mx-5 -mb-4 grid gap-4 border-t border-line bg-snow px-5 py-4 max-sm:pb-6 sm:-mx-7 sm:rounded-b-card sm:px-7">
        <FormNotice result={result} />
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          <DialogClose>
            <Button>Annuler</Button>
          </DialogClose>
          <Button type="submit" variant="accent" disabled={pending}>
            {pending ? "Envoi..." : "Envoyer"}
          </Button>
        </div>
      </div>
    </form>
  );
}
