"use client";

import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { AreaField, FileField } from "@/components/forms/fields";
import { FormNotice, FormOutcome } from "@/components/forms/form-notice";
import { DraftNote } from "@/components/forms/use-draft";
import { useFormAction } from "@/components/forms/use-form-action";
import { Button } from "@/components/ui/button";
import { CancelButton } from "@/components/ui/dialog";
import { Field, fieldProps, Textarea } from "@/components/ui/field";
import type { ActionResult } from "@/lib/actions/result";
import { sendApplication } from "@/lib/applications/actions";
import { sentPath } from "@/lib/applications/apply-address";
import {
  type ApplicationTarget,
  labelled,
  MAX_ANSWER,
  MAX_MESSAGE,
  type Preparation,
} from "@/lib/applications/schema";
import { alreadyApplied, applicationFailure } from "@/lib/copy/application-notices";
import { notices } from "@/lib/copy/server-notices";
import { MAX_CVS } from "@/lib/shared/cv";

/** Value of the option "another CV". */
const NEW = "";

type UploadStep = "sending" | "arrived" | "failed";

type ApplyFormProps = ApplicationTarget & {
  preparation: Preparation;
  /** Upload control; it reports when an upload starts and when it has completed. */
  upload: (report: (step: UploadStep) => void, errors: Record<string, string>) => ReactNode;
  onSent?: () => void;
};

/**
 * CV and message. Input survives a refusal. If the form is submitted during a CV upload, it waits for the
 * upload and then sends itself.
 */
export function ApplyForm({ kind, id, preparation, upload, onSent }: ApplyFormProps) {
  const { documents, letter, situation, questions } = preparation;
  const known = useRef(documents);
  const field = useId();
  const [uploading, setUploading] = useState(false);
  const [waiting, setWaiting] = useState(false);
  // A refusal for a missing CV no longer applies once there is one.
  const [outdated, setOutdated] = useState<ActionResult | null>(null);
  const { form, element, errors, result, typed, draft, pending } = useFormAction(sendApplication, {
    failure: applicationFailure(kind),
    draft: `candidature/${kind}/${id}`,
    onDone: onSent,
    refusesInPlace: true,
  });
  const [preselected] = useState(() => firstChoice(documents, typed));
  const [choice, setChoice] = useState(preselected);

  // On a slow connection the user may choose a CV or file before hydration.
  useEffect(() => {
    if (!element.current) return;
    const sent = new FormData(element.current);
    const chosen = sent.get("document_id");
    if (typeof chosen === "string") setChoice(hasFile(sent) ? NEW : chosen);
  }, [element]);

  // Select a newly added CV, unless the user chose a stored one in the meantime.
  useEffect(() => {
    const added = documents.find(({ id }) => !known.current.some((one) => one.id === id));
    known.current = documents;
    if (!added) return;
    setChoice((chosen) => (chosen === NEW ? added.id : chosen));
    setOutdated(result);
  }, [documents, result]);

  useEffect(() => {
    if (!waiting || choice === NEW) return;
    setWaiting(false);
    element.current?.requestSubmit();
  }, [waiting, choice, element]);

  function report(step: UploadStep) {
    setUploading(step === "sending");
    if (step === "sending") setOutdated(result);
    if (step === "failed") setWaiting(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    if (!uploading || choice !== NEW) return form.onSubmit(event);
    event.preventDefault();
    setWaiting(true);
  }

  if (result?.status === "done" && !onSent) {
    return (
      <div className="grid gap-4">
        <FormOutcome status="done" notice={result.notice} />
        <a href={sentPath(id)} className="text-link">
          Suivre la réponse
        </a>
      </div>
    );
  }
  if (preparation.applied) return <FormOutcome status="refused" notice={alreadyApplied[kind]} />;
  if (!preparation.open) return <FormOutcome status="refused" notice={notices.targetClosed} />;
  return (
    <form {...form} onSubmit={onSubmit} className="grid gap-5">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="preselected" value={preselected} />
      <CvChoice
        documents={documents}
        choice={choice}
        onChoose={(chosen) => {
          setWaiting(false);
          setChoice(chosen);
          // Drop a file chosen earlier, so that it is not sent with the stored CV.
          const file = element.current?.elements.namedItem("cv");
          if (chosen !== NEW && file instanceof HTMLInputElement) file.value = "";
        }}
        none={NEW}
      >
        {/* Hidden, not unmounted: an upload in progress must complete, and only one may run at a time. */}
        <div
          hidden={choice !== NEW && Boolean(onSent)}
          onChange={({ target }) => {
            if (target instanceof HTMLInputElement && target.files?.length) setChoice(NEW);
          }}
        >
          {upload(report, errors)}
        </div>
      </CvChoice>
      <DraftNote {...draft} />
      <Field
        id={field}
        label="Message d’accompagnement"
        hint="Quelques phrases précises suffisent."
        error={errors.cover_message}
      >
        <Textarea
          {...fieldProps(field, { hint: true, error: errors.cover_message })}
          name="cover_message"
          defaultValue={typed?.cover_message ?? letter}
          maxLength={MAX_MESSAGE}
          rows={9}
        />
      </Field>
      <BlankPage field={field} />
      {questions.map((question, n) => (
        <AreaField
          key={question}
          name={`answers.${n}.text`}
          label={question}
          errors={errors}
          defaultValue={typed?.[`answers.${n}.text`]}
          maxLength={MAX_ANSWER}
          rows={2}
          required
        />
      ))}
      {questions.map((question) => (
        <input key={question} type="hidden" name="questions" value={question} />
      ))}
      {situation.length > 0 && (
        <label className="flex gap-3">
          <input
            type="checkbox"
            name="situation"
            defaultChecked={typed?.situation !== undefined}
            className="mt-1 size-5 shrink-0 accent-spruce"
          />
          <span className="min-w-0 wrap-anywhere">
            Joindre ces renseignements
            <span className="block text-sm text-muted">
              {situation.map((fact) => labelled(fact).join("\u00a0: ")).join(" · ")}
            </span>
          </span>
        </label>
      )}
      <div className="sticky -bottom-4 -mx-5 -mb-4 grid gap-4 border-t border-line bg-snow px-5 py-4 max-sm:pb-6 sm:-mx-7 sm:rounded-b-card sm:px-7">
        <div role="alert" className="empty:sr-only">
          {!waiting && result !== outdated && <FormNotice result={result} />}
        </div>
        <p role="status" className="text-sm empty:sr-only">
          {waiting && "Envoi du CV en cours… Votre candidature partira dès qu’il sera arrivé."}
        </p>
        <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-1">
          {onSent && <CancelButton />}
          <Button type="submit" variant="accent" disabled={pending}>
            {pending ? "Envoi..." : waiting ? "Envoi du CV en cours…" : "Envoyer"}
          </Button>
        </div>
      </div>
    </form>
  );
}

/**
 * Returns the choice made before the page was reloaded, else the default. The browser clears a file field
 * on reload, so the file is requested again.
 */
function firstChoice(
  documents: Preparation["documents"],
  typed: Record<string, string> | undefined,
): string {
  const chosen = typed?.document_id;
  if (chosen !== undefined && documents.some(({ id }) => id === chosen)) return chosen;
  return chosen === NEW ? NEW : (documents[0]?.id ?? NEW);
}

function hasFile(sent: FormData): boolean {
  const file = sent.get("cv");
  return file instanceof File && file.size > 0;
}

function BlankPage({ field }: { field: string }) {
  function empty() {
    const letter = document.getElementById(field);
    if (!(letter instanceof HTMLTextAreaElement)) return;
    letter.value = "";
    letter.dispatchEvent(new Event("input", { bubbles: true }));
    letter.focus();
  }
  return (
    <div className="-mt-3 noscript:hidden">
      <Button onClick={empty}>Partir d’une page blanche</Button>
    </div>
  );
}

type CvChoiceProps = {
  documents: Preparation["documents"];
  choice: string;
  onChoose: (id: string) => void;
  /** Value of the option "another CV". */
  none: string;
  /** Upload control for another CV, below the options. */
  children: ReactNode;
};

/** Choice between the stored CVs, the default one first, and a new one. */
function CvChoice({ documents, choice, onChoose, none, children }: CvChoiceProps) {
  const options = [...documents, { id: none, name: "Ajouter un autre CV" }];
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1.5 text-sm font-semibold">Votre CV</legend>
      {documents.length > 0 &&
        options.map(({ id, name }, index) => (
          <label
            key={id}
            className="flex min-h-11 min-w-0 cursor-pointer items-center gap-3 rounded-control border border-line px-4 py-2 has-checked:border-spruce has-checked:bg-frost has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="document_id"
              value={id}
              checked={choice === id}
              onChange={() => onChoose(id)}
              className="size-5 shrink-0 accent-spruce outline-none"
            />
            <span className="min-w-0 break-words">{name}</span>
            {index === 0 && (
              <span className="ml-auto text-sm whitespace-nowrap text-muted">par défaut</span>
            )}
          </label>
        ))}
      {children}
    </fieldset>
  );
}

type ApplyByFormProps = ApplicationTarget & { preparation: Preparation };

/** Application form on its own page, with a native file field that works without scripts. */
export function ApplyByForm(props: ApplyByFormProps) {
  const canAdd = props.preparation.documents.length < MAX_CVS;
  return (
    <ApplyForm
      {...props}
      upload={(_, errors) =>
        canAdd && (
          <FileField
            name="cv"
            label="Ajouter un CV"
            hint="Un PDF de 3&nbsp;Mo au plus&nbsp;; pour un plus gros (jusqu’à 5&nbsp;Mo), passez par Mes Documents."
            accept="application/pdf,.pdf"
            errors={errors}
          />
        )
      }
    />
  );
}
