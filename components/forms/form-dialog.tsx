"use client";

import clsx from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TriangleAlert } from "@/components/ui/icons";
import { Eye, Pencil } from "@/components/ui/private-icons";
import { ACCEPTED, type ActionResult, OVERWRITE, type Warning } from "@/lib/actions/result";
import { notices } from "@/lib/copy/server-notices";
import { frenchText } from "@/lib/shared/french";
import { FormNotice } from "./form-notice";
import { DraftNote } from "./use-draft";
import { type FormAction, useFormAction } from "./use-form-action";

type FormStepsProps = {
  title: string;
  description?: ReactNode;
  action: FormAction;
  /** Name under which the draft is stored. */
  draft: string;
  /** Called when the dialog closes without a save, with no changes left to lose. */
  onClose: () => void;
  /** Called after a save, instead of `onClose`. */
  onSaved?: (result: ActionResult) => void;
  /** Discards the input and displays the newer version of another user. */
  onReload?: () => void;
  save?: ReactNode;
  saving?: string;
  /** Renders the publication as it will appear, from the current values. */
  preview?: (data: FormData) => ReactNode;
  /** Steps of a long form, displayed one at a time. */
  steps?: readonly FormStep[];
  /** Validates the current values; completed steps with errors are marked. */
  check?: (data: FormData) => Record<string, string>;
  /** Allows submitting from any step, not only from the last. */
  sendAnywhere?: boolean;
  children: (
    errors: Record<string, string>,
    step: CurrentStep & { goToField: GoToField },
  ) => ReactNode;
};

/** Current step of a long form, and the form's values when it was entered. */
type CurrentStep = { current: number; data: FormData | null };

/** `isMending`: the last step sent the user back to a field, and the next button returns there. */
type Shown = CurrentStep & { isMending?: boolean };

/** Opens the step that has this field, and focuses the field. */
export type GoToField = (name: string) => void;

const ONE_STEP: readonly FormStep[] = [];

/**
 * Form in a dialog of 625 px. Escape, a click outside and leaving the page ask before unsaved changes are
 * lost; a version that another user saved in the meantime is not overwritten without confirmation.
 */
export function FormDialog({
  title,
  description,
  action,
  draft: name,
  onClose,
  onSaved,
  onReload,
  save = "Enregistrer",
  saving = "Sauvegarde...",
  preview,
  steps = ONE_STEP,
  check,
  sendAnywhere = steps.length === 0,
  children,
}: FormStepsProps) {
  const id = useId();
  const [dirty, setDirty] = useState(false);
  const [accepted, setAccepted] = useState("");
  const [leaving, setLeaving] = useState(false);
  const [previewed, setPreviewed] = useState<FormData | null>(null);
  const [step, setStep] = useState<Shown>({ current: 0, data: null });
  const { form, element, result, errors, pending, draft, sendWith } = useFormAction(action, {
    failure: notices.saveNotAnswered,
    draft: name,
    onDone: (answer) => {
      setDirty(false);
      if (onSaved) onSaved(answer);
      else onClose();
    },
  });
  useLeavingWarning(dirty);

  // A refused field takes the focus, so its step must be rendered first.
  const [lastResult, setLastResult] = useState(result);
  if (result !== lastResult) {
    setLastResult(result);
    const wrong = stepToMend(steps, errors);
    if (wrong !== null && wrong !== step.current) setStep({ current: wrong, data: null });
  }

  const previewing = previewed !== null;
  const isLast = step.current >= steps.length - 1;

  function goTo(current: number, isMending = false) {
    flushSync(() => {
      setPreviewed(null);
      setStep({ current, data: formDataOf(element.current), isMending });
    });
    element.current?.closest("[data-dialog-body]")?.scrollTo({ top: 0 });
    // The next Tab then leads to the first field of the step.
    const shown = element.current?.querySelector<HTMLElement>("[data-step]:not([hidden])");
    shown?.focus({ preventScroll: true });
  }
  function goToField(name: string) {
    const at = stepToMend(steps, { [name]: "" });
    if (at === null) return;
    goTo(at, true);
    element.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  }
  /** A warning that was accepted once does not come back after another refusal. */
  function accept(ids: string[]) {
    const all = [accepted, ...ids].join(" ").trim();
    setAccepted(all);
    sendWith(ACCEPTED, all);
  }

  return (
    <Dialog
      open
      onOpenChange={() => (dirty ? setLeaving(true) : onClose())}
      title={title}
      description={description}
      width={625}
      initialFocus={() =>
        element.current?.querySelector<HTMLElement>("input:not([type=hidden]), select, textarea")
      }
      footer={
        <>
          {preview && steps.length === 0 && (
            <Button
              className="mr-auto max-sm:basis-full"
              onClick={() => setPreviewed(previewing ? null : formDataOf(element.current))}
            >
              {previewing ? <Pencil /> : <Eye />}
              <span>{previewing ? "Revenir au formulaire" : "Aperçu"}</span>
            </Button>
          )}
          {!sendAnywhere && step.current > 0 ? (
            <Button disabled={pending} onClick={() => goTo(step.current - 1)}>
              Retour
            </Button>
          ) : (
            <Button disabled={pending} onClick={() => (dirty ? setLeaving(true) : onClose())}>
              Annuler
            </Button>
          )}
          {sendAnywhere || isLast ? (
            <Button
              key="send"
              type="submit"
              form={id}
              variant="accent"
              disabled={pending}
              // A refused field takes the focus, so the form must be visible.
              onClick={() => setPreviewed(null)}
            >
              {pending ? saving : save}
            </Button>
          ) : (
            <Button
              key="on"
              variant="primary"
              onClick={() => goTo(step.isMending ? steps.length - 1 : step.current + 1)}
            >
              {step.isMending ? steps.at(-1)?.label : "Continuer"}
            </Button>
          )}
        </>
      }
    >
      {result?.conflict && !pending && (
        <ConflictChoice
          onReload={() => {
            setDirty(false);
            draft.clear();
            onReload?.();
          }}
          onOverwrite={() => sendWith(OVERWRITE, "1")}
        />
      )}
      {result?.warnings && !pending && (
        <PublishAnyway
          warnings={result.warnings}
          onPublish={() => accept(result.warnings?.map(({ id }) => id) ?? [])}
        />
      )}
      <div className="grid gap-3 has-[p]:mb-5">
        <DraftNote {...draft} />
        {!result?.conflict && !result?.warnings && !pending && (
          <FormNotice result={result} onReload={() => setDirty(false)} />
        )}
      </div>
      {steps.length > 0 && (
        <StepOutline
          steps={steps}
          current={step.current}
          problems={(step.data && check?.(step.data)) ?? {}}
          onChoose={(chosen) => goTo(chosen)}
        />
      )}
      {previewing && preview && (
        <section aria-label="Aperçu" inert>
          {preview(previewed)}
        </section>
      )}
      <form {...form} id={id} hidden={previewing} onInput={() => setDirty(true)}>
        <input type="hidden" name={ACCEPTED} value={accepted} />
        {children(errors, { ...step, goToField })}
      </form>
      <LeavingDialog
        open={leaving}
        onStay={() => setLeaving(false)}
        onLeave={() => {
          draft.clear();
          onClose();
        }}
      />
    </Dialog>
  );
}

function formDataOf(form: HTMLFormElement | null): FormData | null {
  return form && new FormData(form);
}

/** Enables the browser's own prompt when the page is closed or reloaded. */
function useLeavingWarning(dirty: boolean) {
  const warned = useRef(dirty);
  warned.current = dirty;
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (warned.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, []);
}

/** Step of a long form: its label, and the fields whose errors are fixed there. */
export type FormStep = { label: string; names: readonly string[] };

type FormStepProps = {
  steps: readonly FormStep[];
  current: number;
  problems: Record<string, string>;
  onChoose: (step: number) => void;
};

/** Outline of a long form; on phones only the current step is named. */
function StepOutline({ steps, current, problems, onChoose }: FormStepProps) {
  const isWrong = (step: number) =>
    step < current && stepToMend(steps.slice(step, step + 1), problems) !== null;
  return (
    <nav aria-label="Étapes" className="mb-5">
      <ol className="flex gap-1.5">
        {steps.map(({ label }, step) => (
          <li key={label} className={clsx(step === current && "max-sm:flex-1", "sm:flex-auto")}>
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onChoose(step)}
              className="flex h-full min-h-11 w-full items-center gap-2 rounded-control border-b-3 border-line px-2 text-left text-sm hover:bg-frost aria-[current]:border-spruce aria-[current]:font-semibold"
            >
              <span
                aria-hidden="true"
                className="grid size-6 shrink-0 place-items-center rounded-full bg-frost in-aria-[current]:bg-spruce in-aria-[current]:text-on-spruce"
              >
                {isWrong(step) ? <TriangleAlert className="size-4 text-maple" /> : step + 1}
              </span>
              <span className={clsx("wrap-normal", step !== current && "max-sm:sr-only")}>
                {label}
              </span>
              {isWrong(step) && <span className="sr-only">&nbsp;: à corriger</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Returns the index of the first step with an error; null if there is none. */
export function stepToMend(steps: readonly FormStep[], errors: Record<string, string>) {
  const step = steps.findIndex(({ names }) => names.some((name) => Object.hasOwn(errors, name)));
  return step === -1 ? null : step;
}

type PublishAnywayProps = { warnings: Warning[]; onPublish: () => void };

/**
 * Warnings of the publishing rules, before publishing anyway. Takes the focus, because the pressed button
 * is far below.
 */
function PublishAnyway({ warnings, onPublish }: PublishAnywayProps) {
  const isForbidden = warnings.some(({ blocking }) => blocking);
  return (
    <section
      ref={takeFocus}
      tabIndex={-1}
      aria-label="À vérifier avant de publier"
      className="mb-5 grid gap-3 rounded-control border border-edge bg-frost p-4"
    >
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5 shrink-0" />À vérifier avant de publier
      </p>
      <ul className="grid gap-3 text-sm">
        {warnings.map(({ id, text, link, proposal, blocking }) => (
          <li key={id}>
            {blocking && <strong className="block font-semibold">À corriger</strong>}
            <span>{`${frenchText(text)} `}</span>
            {link && (
              <a href={link} target="_blank" rel="noreferrer" className="underline">
                Lire la règle
              </a>
            )}
            {proposal && (
              <span className="block text-muted">Suggestion&nbsp;: {frenchText(proposal)}</span>
            )}
          </li>
        ))}
      </ul>
      {isForbidden ? (
        <p className="text-sm">
          La loi interdit de publier cette offre telle quelle. Corrigez-la, puis publiez-la.
        </p>
      ) : (
        <Button className="justify-self-start" onClick={onPublish}>
          Publier quand même
        </Button>
      )}
    </section>
  );
}

function takeFocus(section: HTMLElement | null) {
  section?.focus();
}

type LeavingDialogProps = { open: boolean; onStay: () => void; onLeave: () => void };

function LeavingDialog({ open, onStay, onLeave }: LeavingDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onStay}
      title="Abandonner vos modifications&nbsp;?"
      description="Votre saisie sera perdue."
    >
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="primary" onClick={onStay}>
          Continuer la saisie
        </Button>
        <Button onClick={onLeave}>Abandonner</Button>
      </div>
    </Dialog>
  );
}

type ConflictChoiceProps = { onReload: () => void; onOverwrite: () => void };

/**
 * Choice after an edit conflict. It keeps the input, and neither button is one that Enter in a field would
 * press.
 */
function ConflictChoice({ onReload, onOverwrite }: ConflictChoiceProps) {
  return (
    <div role="alert" className="mb-5 rounded-control border border-edge bg-frost p-4">
      <p className="flex gap-2.5 font-semibold">
        <TriangleAlert className="mt-0.5" />
        Cette annonce a été modifiée par une autre personne.
      </p>
      <p className="mt-1 text-sm">
        Rechargez pour voir la nouvelle version (votre saisie sera perdue), ou remplacez-la par la
        vôtre.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={onReload}>Recharger</Button>
        <Button onClick={onOverwrite}>Remplacer</Button>
      </div>
    </div>
  );
}
